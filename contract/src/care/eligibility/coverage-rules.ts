import type { Texts } from '../../language.ts'
import type { Doubt } from './batches.ts'
import type { CoverageDoubt } from './coverage.ts'

/*
 * Rules for reading an answer of the state's Medicaid system (X12 271): does it mean home care? Anyone who knows the program can read,
 * check and change this table; the console shows it at /staff/checks/answers. Its four lists: the order of the questions to an answer, the
 * meaning of its days, lines that say less than they seem to, and the meaning of each line.
 *
 * An answer is proposed as eligible only if it is known to mean home care, and as not eligible only if it is known to mean no coverage: no
 * rule, no proposal. Lines about services other than home and long-term care that match no rule decide nothing.
 */

/** Services (EB03) that a line is about: the plan as a whole (30, or none), home and long-term care, or others only. */
export type CoverageScope = 'whole' | 'care' | 'other'

/** Meaning of a line for coverage; `nothing` decides nothing by itself. */
export type LineMeaning = 'eligible' | 'ineligible' | CoverageDoubt | 'nothing'

export interface CoverageRule {
  /** EB01. */
  codes: readonly string[]
  scopes: readonly CoverageScope[]
  /** EB05 as the state writes it, in capitals; absent where it makes no difference. A final `…` stands for any further words. */
  words?: readonly string[]
  /** EB04, where it makes a difference. */
  insurance?: string
  means: LineMeaning
  /** Whether the coverage is through a managed care plan. */
  isManaged?: true
  why: Texts
  source: string
}

/**
 * Services (EB03) that are home care or long-term care: medical care, home health care (its prescriptions, its visits), respite, long-term
 * care, private duty nursing (in a facility, at home), skilled nursing. A limit on one of them is a limit on what we offer.
 */
export const careServices: ReadonlySet<string> = new Set(['1', '42', '43', '44', '46', '54', '74', 'AG', 'CA', 'CB'])
/** The whole plan (EB03). */
export const wholePlan = '30'

const guide271 = 'ASC X12N 005010X279A1, EB01'
const stateWords = 'eMedNY, MEVS/DVS Provider Manual, eligibility responses'
const coverageCodes = 'NYS DOH, Guide to Coverage Codes, GIS 13 MA/009 and GIS 16 MA/005: codes'

/** Reason why an answer decides nothing by itself, so that a person has to look. */
export interface AnswerStep<Told extends Doubt> {
  doubt: Told
  when: Texts
  why: Texts
  source: string
}

/** AAA03 and AAA04 codes by which the state's system asks the sender to wait or to resend. */
export const laterCodes: ReadonlySet<string> = new Set(['42', '80'])
export const laterActions: ReadonlySet<string> = new Set(['P', 'R', 'S', 'W', 'X', 'Y'])

const rejections = 'ASC X12N 005010X279A1, AAA03 and AAA04'
const people = 'ASC X12N 005010X279A1, loops 2100C and 2000D'

/** Steps that check whether there is an answer, and about whom. The first step that applies decides. */
export const answerSteps = {
  changed: {
    doubt: 'changed',
    when: {
      en: 'The check was changed after it was sent',
      'zh-CN': '查证提交后有人改过',
      'zh-TW': '查證送出後有人改過',
    },
    why: {
      en: 'The answer is about the number that was sent.',
      'zh-CN': '答复说的是提交时的号码。',
      'zh-TW': '答覆說的是送出時的號碼。',
    },
    source: 'The batch',
  },
  missing: {
    doubt: 'noAnswer',
    when: {
      en: 'No part of the file has the trace of the check (TRN02)',
      'zh-CN': '文件里没有这项查证的追踪号（TRN02）',
      'zh-TW': '檔案裡沒有這項查證的追蹤號（TRN02）',
    },
    why: {
      en: 'Silence is neither yes nor no.',
      'zh-CN': '没有答复既不是有，也不是没有。',
      'zh-TW': '沒有答覆既不是有，也不是沒有。',
    },
    source: 'ASC X12N 005010X279A1, TRN',
  },
  twice: {
    doubt: 'duplicate',
    when: {
      en: 'Two parts of the file have the trace of the check',
      'zh-CN': '文件里有两处是这项查证的追踪号',
      'zh-TW': '檔案裡有兩處是這項查證的追蹤號',
    },
    why: {
      en: 'Which of them counts is not known.',
      'zh-CN': '不知道以哪一处为准。',
      'zh-TW': '不知道以哪一處為準。',
    },
    source: 'ASC X12N 005010X279A1, TRN',
  },
  otherId: {
    doubt: 'person',
    when: {
      en: 'The answer is about another Medicaid ID (NM109), or about a dependent (HL 23)',
      'zh-CN': '答复说的是另一个白卡号码（NM109），或是受抚养人（HL 23）',
      'zh-TW': '答覆說的是另一個白卡號碼（NM109），或是受扶養人（HL 23）',
    },
    why: {
      en: 'In New York each person has a Medicaid ID of their own.',
      'zh-CN': '在纽约，每个人都有自己的白卡号码。',
      'zh-TW': '在紐約，每個人都有自己的白卡號碼。',
    },
    source: people,
  },
  later: {
    doubt: 'later',
    when: {
      en: `It is rejected for now: AAA03 ${[...laterCodes].join(', ')}, or AAA04 ${[...laterActions].join(', ')}`,
      'zh-CN': `暂时退回：AAA03 ${[...laterCodes].join('、')}，或 AAA04 ${[...laterActions].join('、')}`,
      'zh-TW': `暫時退回：AAA03 ${[...laterCodes].join('、')}，或 AAA04 ${[...laterActions].join('、')}`,
    },
    why: {
      en: 'The state could not answer yet. A later answer replaces this one.',
      'zh-CN': '州政府还无法答复。以后的答复会取代这一份。',
      'zh-TW': '州政府還無法答覆。以後的答覆會取代這一份。',
    },
    source: rejections,
  },
  rejectedBeside: {
    doubt: 'contradicting',
    when: {
      en: 'It is rejected (AAA) and has lines of coverage (EB)',
      'zh-CN': '既被退回（AAA），又有保障的行（EB）',
      'zh-TW': '既被退回（AAA），又有保障的行（EB）',
    },
    why: {
      en: 'Only one of the two can be true.',
      'zh-CN': '两者只有一个可能是真的。',
      'zh-TW': '兩者只有一個可能是真的。',
    },
    source: rejections,
  },
  rejected: {
    doubt: 'rejected',
    when: {
      en: 'It is rejected with any other code (AAA03), such as 72, 73 or 75',
      'zh-CN': '以其他代码（AAA03）退回，例如 72、73 或 75',
      'zh-TW': '以其他代碼（AAA03）退回，例如 72、73 或 75',
    },
    why: {
      en: 'Most often a number, name or date is mistyped. That the state does not find a number (67, 72, 75) does not mean that Medicaid does not pay: the patient is asked for the number again.',
      'zh-CN':
        '多半是号码、姓名或日期打错。州政府查不到号码（67、72、75），不表示医疗补助不付费：请患者再提交一次号码。',
      'zh-TW':
        '多半是號碼、姓名或日期打錯。州政府查不到號碼（67、72、75），不表示醫療補助不付費：請病人再送出一次號碼。',
    },
    source: rejections,
  },
  otherPerson: {
    doubt: 'person',
    when: {
      en: 'The name (NM103, NM104) or the birth date (DMG02) differs',
      'zh-CN': '姓名（NM103、NM104）或出生日期（DMG02）不同',
      'zh-TW': '姓名（NM103、NM104）或出生日期（DMG02）不同',
    },
    why: {
      en: 'The number may be somebody else’s. Staff compare, and say whether it is the same person.',
      'zh-CN': '号码可能是别人的。由工作人员核对是不是同一个人。',
      'zh-TW': '號碼可能是別人的。由工作人員核對是不是同一個人。',
    },
    source: people,
  },
  unconfirmed: {
    doubt: 'unconfirmed',
    when: {
      en: 'Neither name nor birth date can be compared',
      'zh-CN': '姓名和出生日期都无法核对',
      'zh-TW': '姓名和出生日期都無法核對',
    },
    why: {
      en: 'A mistyped number can be somebody else’s. What is printed on the card helps.',
      'zh-CN': '打错的号码可能是别人的。卡上印的姓名和日期有助于核对。',
      'zh-TW': '打錯的號碼可能是別人的。卡上印的姓名和日期有助於核對。',
    },
    source: people,
  },
} as const satisfies Record<string, AnswerStep<Doubt>>
export type AnswerStepName = keyof typeof answerSteps

/** Steps that combine the meanings of the lines, after the steps above. The first step that applies decides. */
export const coverageSteps = {
  deceased: {
    doubt: 'deceased',
    when: { en: 'A day of death (DTP 442)', 'zh-CN': '死亡日期（DTP 442）', 'zh-TW': '死亡日期（DTP 442）' },
    why: {
      en: 'A person has to find out before anybody is written to.',
      'zh-CN': '须先由工作人员查明，才能发信。',
      'zh-TW': '須先由工作人員查明，才能發信。',
    },
    source: 'ASC X12N 005010X279A1, DTP',
  },
  yesAndNo: {
    doubt: 'contradicting',
    when: {
      en: 'One line is eligible and another is not eligible',
      'zh-CN': '一行符合资格，另一行不符合',
      'zh-TW': '一行符合資格，另一行不符合',
    },
    why: {
      en: 'Only one of the two can be true.',
      'zh-CN': '两者只有一个可能是真的。',
      'zh-TW': '兩者只有一個可能是真的。',
    },
    source: guide271,
  },
  spendDown: {
    doubt: 'spendDown',
    when: { en: 'A line is a spend-down', 'zh-CN': '有一行是超额收入', 'zh-TW': '有一行是超額收入' },
    why: {
      en: 'It comes first, since the patient can do something about it.',
      'zh-CN': '最先说明，因为患者可以自己处理。',
      'zh-TW': '最先說明，因為病人可以自己處理。',
    },
    source: guide271,
  },
  pending: {
    doubt: 'pending',
    when: { en: 'A line is pending', 'zh-CN': '有一行尚未决定', 'zh-TW': '有一行尚未決定' },
    why: {
      en: 'What else stands there may change.',
      'zh-CN': '其余内容可能还会改变。',
      'zh-TW': '其餘內容可能還會改變。',
    },
    source: guide271,
  },
  limited: {
    doubt: 'limited',
    when: { en: 'A line limits the coverage', 'zh-CN': '有一行限制保障', 'zh-TW': '有一行限制保障' },
    why: {
      en: 'Home care may be what is left out.',
      'zh-CN': '被排除的可能正是居家护理。',
      'zh-TW': '被排除的可能正是居家照護。',
    },
    source: guide271,
  },
  managedCare: {
    doubt: 'managedCare',
    when: {
      en: 'A line refers to a plan in words that are not in our table',
      'zh-CN': '有一行提到管理式医疗计划，字样不在表里',
      'zh-TW': '有一行提到管理式照護計畫，字樣不在表裡',
    },
    why: {
      en: 'The plan says which services it covers.',
      'zh-CN': '包括哪些服务，由计划说明。',
      'zh-TW': '包括哪些服務，由計畫說明。',
    },
    source: guide271,
  },
  unclear: {
    doubt: 'unclear',
    when: {
      en: 'A line of the plan, of home or of long-term care is in no row below, or no line decides',
      'zh-CN': '关于整个计划、居家或长期护理的一行不在下表里，或没有一行能决定',
      'zh-TW': '關於整個計畫、居家或長期照護的一行不在下表裡，或沒有一行能決定',
    },
    why: {
      en: 'What is not known is neither yes nor no.',
      'zh-CN': '不认识的字样既不是有，也不是没有。',
      'zh-TW': '不認識的字樣既不是有，也不是沒有。',
    },
    source: guide271,
  },
  activeBeside: {
    doubt: 'contradicting',
    when: {
      en: 'Not eligible, but another line is active or open (EB01 5, 7, 8), of whatever it may be',
      'zh-CN': '不符合资格，但另有一行有效或未定（EB01 5、7、8），不论是什么',
      'zh-TW': '不符合資格，但另有一行有效或未定（EB01 5、7、8），不論是什麼',
    },
    why: {
      en: 'Nobody is told that there is nothing while anything is active, or may be.',
      'zh-CN': '只要还有任何一项有效或可能有效，就不能说没有保障。',
      'zh-TW': '只要還有任何一項有效或可能有效，就不能說沒有保障。',
    },
    source: guide271,
  },
  notes: {
    doubt: 'notes',
    when: { en: 'Added words (MSG)', 'zh-CN': '附加文字（MSG）', 'zh-TW': '附加文字（MSG）' },
    why: {
      en: 'They may say anything, so a person reads them.',
      'zh-CN': '内容不固定，须由工作人员阅读。',
      'zh-TW': '內容不固定，須由工作人員閱讀。',
    },
    source: 'ASC X12N 005010X279A1, MSG',
  },
  otherDay: {
    doubt: 'otherDay',
    when: {
      en: 'The days do not hold for the day that was asked about',
      'zh-CN': '日期不包括所查询的那一天',
      'zh-TW': '日期不包括所查詢的那一天',
    },
    why: {
      en: 'An answer about another day says nothing of this one.',
      'zh-CN': '另一天的答复，不能说明这一天。',
      'zh-TW': '另一天的答覆，不能說明這一天。',
    },
    source: 'ASC X12N 005010X279A1, DTP',
  },
} as const satisfies Record<string, AnswerStep<CoverageDoubt>>
export type CoverageStepName = keyof typeof coverageSteps

/** Meaning of the days (DTP) of an answer or a line for the day that was asked about. */
export interface DayRule {
  /** DTP01; empty in the rule for all other qualifiers. */
  qualifiers: readonly string[]
  when: Texts
  why: Texts
  source: string
}

const days = 'ASC X12N 005010X279A1, DTP01'

export const dayRules = {
  span: {
    qualifiers: ['291', '292', '307'],
    when: { en: 'From this day to that day', 'zh-CN': '从某日到某日', 'zh-TW': '從某日到某日' },
    why: {
      en: 'Days of the plan, of benefits and of eligibility. A single day of 292 or 307 is the one on which they begin.',
      'zh-CN': '计划、福利和资格的日期。292 或 307 若只有一天，就是开始的那一天。',
      'zh-TW': '計畫、福利和資格的日期。292 或 307 若只有一天，就是開始的那一天。',
    },
    source: days,
  },
  from: {
    qualifiers: ['193', '346', '348', '356', '382', '539'],
    when: { en: 'From this day on', 'zh-CN': '从这一天起', 'zh-TW': '從這一天起' },
    why: { en: 'The day on which something begins.', 'zh-CN': '开始的日期。', 'zh-TW': '開始的日期。' },
    source: days,
  },
  until: {
    qualifiers: ['194', '347', '349', '357', '540'],
    when: { en: 'Up to this day', 'zh-CN': '到这一天为止', 'zh-TW': '到這一天為止' },
    why: {
      en: 'The day on which something ends. With inactive coverage it tells when coverage ended.',
      'zh-CN': '结束的日期。若保障未生效，就是保障结束的日期。',
      'zh-TW': '結束的日期。若保障未生效，就是保障結束的日期。',
    },
    source: days,
  },
  asked: {
    qualifiers: ['472'],
    when: { en: 'The day that was asked about', 'zh-CN': '所查询的日期', 'zh-TW': '所查詢的日期' },
    why: {
      en: 'Active and inactive lines alike hold for this day alone.',
      'zh-CN': '有效或未生效，都只对这一天成立。',
      'zh-TW': '有效或未生效，都只對這一天成立。',
    },
    source: days,
  },
  death: {
    qualifiers: ['442'],
    when: { en: 'Day of death', 'zh-CN': '死亡日期', 'zh-TW': '死亡日期' },
    why: {
      en: 'See the list above.',
      'zh-CN': '见上表。',
      'zh-TW': '見上表。',
    },
    source: days,
  },
  harmless: {
    qualifiers: ['102', '290', '295', '304', '318', '636'],
    when: { en: 'Changes nothing', 'zh-CN': '没有影响', 'zh-TW': '沒有影響' },
    why: {
      en: 'Days of issue, of another insurance, of the family doctor, of a visit, of entry and of the last update.',
      'zh-CN': '发卡、其他保险、家庭医生、就诊、建档和最后更新的日期。',
      'zh-TW': '發卡、其他保險、家庭醫師、就診、建檔和最後更新的日期。',
    },
    source: days,
  },
  unknown: {
    qualifiers: [],
    when: { en: 'Holds for no day', 'zh-CN': '对任何一天都不成立', 'zh-TW': '對任何一天都不成立' },
    why: {
      en: 'A day whose meaning is not known may be the end of the coverage.',
      'zh-CN': '意义不明的日期，可能就是保障结束的日期。',
      'zh-TW': '意義不明的日期，可能就是保障結束的日期。',
    },
    source: days,
  },
} as const satisfies Record<string, DayRule>
export type DayMeaning = keyof typeof dayRules

/** Codes (EB01) for coverage, direct or through a plan. */
export const activeCodes: ReadonlySet<string> = new Set(['1', '2', '3', '4', 'U', 'MC'])
/** Codes (EB01) for no coverage, or none yet. */
export const inactiveCodes: ReadonlySet<string> = new Set(['5', '6', '7', '8'])

/** Condition on a line with one of the codes above that overrides its wording. */
export interface CoverageGuard {
  when: Texts
  /** Meaning beside a line of active coverage; without one it is `nothing`. */
  means: 'nothing' | 'limited' | 'managedCare'
  why: Texts
  source: string
}

/** Guards, checked before the rules: the first that matches a line of active or inactive coverage applies. */
export const coverageGuards = {
  otherPlan: {
    when: {
      en: 'EB01 2, 3, 4, U or MC with EB04 HM (a health maintenance organization)',
      'zh-CN': 'EB01 为 2、3、4、U 或 MC，EB04 为 HM（健康维护组织）',
      'zh-TW': 'EB01 為 2、3、4、U 或 MC，EB04 為 HM（健康維護組織）',
    },
    means: 'managedCare',
    why: {
      en: 'It may be the plan that manages the Medicaid, or another insurance. Its name is shown.',
      'zh-CN': '可能是管理这份医疗补助的计划，也可能是别的保险。系统会显示名称。',
      'zh-TW': '可能是管理這份醫療補助的計畫，也可能是別的保險。系統會顯示名稱。',
    },
    source: `${guide271}, EB04`,
  },
  otherInsurance: {
    when: {
      en: 'EB04 names another insurance than Medicaid (MC), such as QM, MA, MB or HM',
      'zh-CN': 'EB04 是医疗补助（MC）以外的保险，例如 QM、MA、MB 或 HM',
      'zh-TW': 'EB04 是醫療補助（MC）以外的保險，例如 QM、MA、MB 或 HM',
    },
    means: 'nothing',
    why: {
      en: 'Coverage of another insurance is not Medicaid, and the lack of it is not the lack of Medicaid.',
      'zh-CN': '有其他保险不等于有医疗补助；没有其他保险也不等于没有医疗补助。',
      'zh-TW': '有其他保險不等於有醫療補助；沒有其他保險也不等於沒有醫療補助。',
    },
    source: `${guide271}, EB04`,
  },
  otherPerson: {
    when: {
      en: 'EB02 names others than the patient alone (IND), such as FAM or DEP',
      'zh-CN': 'EB02 指的不只是患者本人（IND），例如 FAM 或 DEP',
      'zh-TW': 'EB02 指的不只是病人本人（IND），例如 FAM 或 DEP',
    },
    means: 'nothing',
    why: {
      en: 'Coverage of a family or of dependents says nothing certain of the patient.',
      'zh-CN': '家庭或受抚养人的保障，不能确定患者本人的情况。',
      'zh-TW': '家庭或受扶養人的保障，不能確定病人本人的情況。',
    },
    source: `${guide271}, EB02`,
  },
  amount: {
    when: {
      en: 'A number or a sum limits it: EB06 29 (remaining), EB07 to EB10, or HSD; services of the plan, home or long-term care',
      'zh-CN': '有数量或金额限制：EB06 29（剩余）、EB07 至 EB10 或 HSD；整个计划、居家或长期护理',
      'zh-TW': '有數量或金額限制：EB06 29（剩餘）、EB07 至 EB10 或 HSD；整個計畫、居家或長期照護',
    },
    means: 'limited',
    why: {
      en: 'Visits, hours or money may be used up.',
      'zh-CN': '次数、时数或金额可能已经用完。',
      'zh-TW': '次數、時數或金額可能已經用完。',
    },
    source: `${guide271}, EB06 to EB10 and HSD`,
  },
  oneInactive: {
    when: {
      en: 'Inactive or open (EB01 5 to 8) for one procedure, diagnosis or place: EB13, EB14 or III',
      'zh-CN': '只对某一项目、诊断或地点停用或未定（EB01 5 至 8）：EB13、EB14 或 III',
      'zh-TW': '只對某一項目、診斷或地點停用或未定（EB01 5 至 8）：EB13、EB14 或 III',
    },
    means: 'limited',
    why: {
      en: 'The procedure may be a service of home care, such as T1019, personal care.',
      'zh-CN': '该项目可能是居家护理服务，例如 T1019（个人护理）。',
      'zh-TW': '該項目可能是居家照護服務，例如 T1019（個人照護）。',
    },
    source: `${guide271}, EB13, EB14 and III`,
  },
  oneActive: {
    when: {
      en: 'Active for one procedure, diagnosis or place: EB13, EB14 or III',
      'zh-CN': '只对某一项目、诊断或地点有效：EB13、EB14 或 III',
      'zh-TW': '只對某一項目、診斷或地點有效：EB13、EB14 或 III',
    },
    means: 'nothing',
    why: {
      en: 'One procedure is not the plan.',
      'zh-CN': '一个项目不代表整个计划。',
      'zh-TW': '一個項目不代表整個計畫。',
    },
    source: `${guide271}, EB13, EB14 and III`,
  },
} as const satisfies Record<string, CoverageGuard>
export type CoverageGuardName = keyof typeof coverageGuards

/**
 * The first rule that matches a line applies. A line that matches none goes to a person, with its words, unless it is about other
 * services.
 */
export const coverageRules: readonly CoverageRule[] = [
  {
    codes: ['1'],
    scopes: ['whole'],
    words: ['MA ELIGIBLE', 'MEDICAID ELIGIBLE'],
    means: 'eligible',
    why: {
      en: 'Full Medicaid: it pays for home care.',
      'zh-CN': '完整的医疗补助：包含居家护理。',
      'zh-TW': '完整的醫療補助：包含居家護理。',
    },
    source: `${stateWords}; coverage code 01`,
  },
  {
    codes: ['1'],
    scopes: ['whole'],
    words: ['COMMUNITY COVERAGE W/CBLTC', 'OUTPATIENT COVERAGE W/CBLTC'],
    means: 'eligible',
    why: {
      en: 'Coverage with community-based long-term care: home care is in it, a nursing home is not.',
      'zh-CN': '含社区长期护理的保障：包括居家护理，不包括养老院。',
      'zh-TW': '含社區長期照護的保障：包括居家護理，不包括護理之家。',
    },
    source: `${coverageCodes} 19 and 21`,
  },
  {
    codes: ['1', 'U'],
    scopes: ['whole'],
    words: ['ELIGIBLE PCP'],
    means: 'eligible',
    isManaged: true,
    why: {
      en: 'Medicaid through a managed care plan (prepaid capitation plan). The plan authorizes home care; the patient is told its name.',
      'zh-CN': '通过管理式医疗计划取得的医疗补助。居家护理须由该计划批准；系统会告诉患者计划名称。',
      'zh-TW': '透過管理式照護計畫取得的醫療補助。居家護理須由該計畫核准；系統會告訴病人計畫名稱。',
    },
    source: `${stateWords}; coverage code 30; loop 2120C, NM1*Y2`,
  },
  {
    codes: ['1'],
    scopes: ['whole'],
    words: [''],
    insurance: 'MC',
    means: 'eligible',
    why: {
      en: 'Active Medicaid, without a word that limits it.',
      'zh-CN': '医疗补助有效，没有任何限制的字样。',
      'zh-TW': '醫療補助有效，沒有任何限制的字樣。',
    },
    source: `${guide271} 1, EB04 MC`,
  },
  {
    codes: ['1'],
    scopes: ['whole'],
    words: [
      'COMMUNITY COVERAGE NO LTC…',
      'OUTPATIENT COVERAGE NO…',
      'OUTPATIENT COVERAGE W/O…',
      'ELIGIBLE ONLY…',
      'ELIGIBLE EXCEPT…',
      'EMERGENCY…',
      'LIMITED…',
      'PRESUMPTIVE…',
      'ELIGIBLE CAPITATION GUARANTEE…',
      'FAMILY PLANNING…',
      'EP…',
      'ESSENTIAL PLAN…',
      'PERINATAL…',
      'MEDICARE CO…',
      'QMB…',
      'SLMB…',
      'QI…',
      'INPATIENT…',
    ],
    means: 'limited',
    why: {
      en: 'Active, but for a part of the services only. Whether home care is one of them, a person has to look up.',
      'zh-CN': '有效，但只包括部分服务。是否包括居家护理，须由工作人员查证。',
      'zh-TW': '有效，但只包括部分服務。是否包括居家護理，須由工作人員查證。',
    },
    source: `${stateWords}; NYS DOH, Guide to Coverage Codes`,
  },
  {
    codes: ['2', '3', '4', 'MC'],
    scopes: ['whole', 'care'],
    means: 'managedCare',
    isManaged: true,
    why: {
      en: 'Active through a plan that is paid by head. Which services it covers, the plan says.',
      'zh-CN': '通过按人头付费的计划生效。包括哪些服务，由该计划说明。',
      'zh-TW': '透過論人計酬的計畫生效。包括哪些服務，由該計畫說明。',
    },
    source: `${guide271} 2, 3, 4 and MC`,
  },
  {
    codes: ['U'],
    scopes: ['whole', 'care'],
    means: 'managedCare',
    isManaged: true,
    why: {
      en: 'The state refers to another body, such as a managed care plan. It has to be asked.',
      'zh-CN': '州政府请您向另一单位（例如管理式医疗计划）查询，须向该单位确认。',
      'zh-TW': '州政府請您向另一單位（例如管理式照護計畫）查詢，須向該單位確認。',
    },
    source: `${guide271} U`,
  },
  {
    codes: ['Y'],
    scopes: ['whole', 'care', 'other'],
    means: 'spendDown',
    why: {
      en: 'A part of the income has to be paid or spent first: as surplus for care at home, or toward a nursing home (AG).',
      'zh-CN': '须先支付或花掉一部分收入：居家护理的超额收入，或养老院的自付额（AG）。',
      'zh-TW': '須先支付或花掉一部分收入：居家護理的超額收入，或護理之家的自付額（AG）。',
    },
    source: `${guide271} Y; 18 NYCRR 360-4.8`,
  },
  {
    codes: ['6'],
    scopes: ['whole'],
    words: [
      'NO COVERAGE: EXCESS INCOME…',
      'NO COVERAGE - EXCESS INCOME…',
      'NO COVERAGE EXCESS INCOME…',
      'EXCESS INCOME…',
    ],
    means: 'spendDown',
    why: {
      en: 'Not refused: the income is above the limit, and coverage opens when the surplus is met by bills, a pay-in or a pooled trust.',
      'zh-CN': '并非被拒：收入超过限额，用医疗账单、预缴或集合信托抵掉超额部分后，保障就会生效。',
      'zh-TW': '並非被拒：收入超過限額，以醫療帳單、預繳或集合信託抵掉超額部分後，保障就會生效。',
    },
    source: `${stateWords}; coverage code 06; 18 NYCRR 360-4.8`,
  },
  {
    codes: ['6'],
    scopes: ['whole'],
    words: ['NO COVERAGE: PENDING…', 'NO COVERAGE - PENDING…', 'NO COVERAGE PENDING…', 'PENDING…'],
    means: 'pending',
    why: {
      en: 'The state has not finished its work on this case.',
      'zh-CN': '州政府还在处理这个个案。',
      'zh-TW': '州政府還在處理這個個案。',
    },
    source: stateWords,
  },
  {
    codes: ['5', '7', '8'],
    scopes: ['whole'],
    means: 'pending',
    why: {
      en: 'Under investigation, or inactive while an update or an investigation is pending: neither yes nor no.',
      'zh-CN': '正在调查，或因更新、调查未完而暂时停用：既不是有，也不是没有。',
      'zh-TW': '正在調查，或因更新、調查未完而暫時停用：既不是有，也不是沒有。',
    },
    source: `${guide271} 5, 7 and 8`,
  },
  {
    codes: ['6'],
    scopes: ['whole'],
    words: ['', 'NOT MA ELIGIBLE', 'NOT MEDICAID ELIGIBLE', 'NO COVERAGE', 'INACTIVE'],
    means: 'ineligible',
    why: {
      en: 'No Medicaid on that day, without a word that says more.',
      'zh-CN': '当天没有医疗补助，也没有其他说明。',
      'zh-TW': '當天沒有醫療補助，也沒有其他說明。',
    },
    source: `${guide271} 6; ${stateWords}`,
  },
  {
    codes: ['I', 'E', 'F', 'N', 'X', 'V', 'O'],
    scopes: ['whole', 'care'],
    means: 'limited',
    why: {
      en: 'Not covered, excluded, limited, restricted to one provider or a facility, or not to be answered, for care that we offer.',
      'zh-CN': '我们提供的护理不在保障内、被排除、有限制、只限某一机构，或无法答复。',
      'zh-TW': '我們提供的照護不在保障內、被排除、有限制、只限某一機構，或無法答覆。',
    },
    source: `${guide271} I, E, F, N, X, V and O`,
  },
  {
    codes: ['5', '6', '7', '8'],
    scopes: ['care'],
    means: 'limited',
    why: {
      en: 'Inactive or open for home or long-term care alone.',
      'zh-CN': '只有居家护理或长期护理没有生效或尚未确定。',
      'zh-TW': '只有居家護理或長期照護沒有生效或尚未確定。',
    },
    source: `${guide271} 5 to 8`,
  },
  {
    codes: ['1'],
    scopes: ['care'],
    words: [
      '',
      'MA ELIGIBLE',
      'MEDICAID ELIGIBLE',
      'COMMUNITY COVERAGE W/CBLTC',
      'OUTPATIENT COVERAGE W/CBLTC',
      'ELIGIBLE PCP',
    ],
    means: 'nothing',
    why: {
      en: 'One service of the coverage that another line names.',
      'zh-CN': '另一行所列保障中的一项服务。',
      'zh-TW': '另一行所列保障中的一項服務。',
    },
    source: guide271,
  },
  {
    codes: ['B', 'L', 'R'],
    scopes: ['whole', 'care'],
    means: 'nothing',
    why: {
      en: 'Co-payment, family doctor, another insurance that pays first (such as Medicare): Medicaid still pays the rest.',
      'zh-CN': '自付额、家庭医生、先付款的其他保险（例如红蓝卡）：其余仍由医疗补助支付。',
      'zh-TW': '自付額、家庭醫師、先付款的其他保險（例如紅藍卡）：其餘仍由醫療補助支付。',
    },
    source: `${guide271} B, L and R`,
  },
]
