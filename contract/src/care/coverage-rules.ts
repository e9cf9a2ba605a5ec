import type { Texts } from '../language.ts'
import type { CoverageDoubt } from './coverage.ts'

/*
 * What an answer of the state's Medicaid system (X12 271) means for home care. Whoever knows the programme can read, check and change this
 * table; the console shows it at /staff/checks/answers.
 *
 * What is not known to mean home care is never proposed as eligible, and what is not known to mean no coverage is never proposed as not
 * eligible: no rule, no proposal.
 */

/** Which services (EB03) a line speaks of: the plan as a whole (30, or none), home and long-term care, or others only. */
export type CoverageScope = 'whole' | 'care' | 'other'

/** What a line of the answer says about coverage; `nothing` decides nothing by itself. */
export type LineMeaning = 'eligible' | 'ineligible' | CoverageDoubt | 'nothing'

export interface CoverageRule {
  /** EB01. */
  codes: readonly string[]
  scopes: readonly CoverageScope[]
  /** EB05 as the state writes it, in capitals; absent where it makes no difference. `…` at the end stands for any more words. */
  words?: readonly string[]
  /** EB04, where it makes a difference. */
  insurance?: string
  means: LineMeaning
  /** Whether it is coverage through a managed care plan. */
  isManaged?: true
  why: Texts
  source: string
}

/**
 * Services (EB03) that are home care or long-term care: medical care, home health care (its prescriptions, its visits), respite, long-term
 * care, private duty nursing (in a facility, at home), skilled nursing. A limit on one of them is a limit on what we offer.
 */
export const careServices: ReadonlySet<string> = new Set([
  ...['1', '42', '43', '44', '46', '54', '74', 'AG', 'CA', 'CB'],
])
/** The whole plan (EB03). */
export const wholePlan = '30'

const guide271 = 'ASC X12N 005010X279A1, EB01'
const stateWords = 'eMedNY, Medicaid eligibility response messages'
const coverageCodes = 'NYS DOH, GIS 13 MA/009 and GIS 16 MA/005, coverage codes'

/** Codes (EB01) that say that there is coverage, itself or through a plan. */
export const activeCodes: ReadonlySet<string> = new Set(['1', '2', '3', '4', 'U', 'MC'])
/** Codes (EB01) that say that there is none, or not yet. */
export const inactiveCodes: ReadonlySet<string> = new Set(['5', '6', '7', '8'])

/** What holds for a line of the two lists above, whatever it is called. */
export interface CoverageGuard {
  when: Texts
  /** `limited` beside a line of active coverage; alone it is `nothing`. */
  means: 'nothing' | 'limited'
  why: Texts
  source: string
}

/** Read before the rules, from the top: the first that fits a line of (in)active coverage counts. */
export const coverageGuards = {
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

/** Read from the top: the first rule that fits a line counts. A line that none fits goes to a person, with its words. */
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
      ...['COMMUNITY COVERAGE NO LTC…', 'OUTPATIENT COVERAGE NO…', 'OUTPATIENT COVERAGE W/O…', 'ELIGIBLE ONLY…'],
      ...['ELIGIBLE EXCEPT…', 'EMERGENCY…', 'LIMITED…', 'PRESUMPTIVE…', 'ELIGIBLE CAPITATION GUARANTEE…'],
      ...[
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
    ],
    means: 'limited',
    why: {
      en: 'Active, but for a part of the services only. Whether home care is one of them, a person has to look up.',
      'zh-CN': '有效，但只包括部分服务。是否包括居家护理，须由工作人员查证。',
      'zh-TW': '有效，但只包括部分服務。是否包括居家護理，須由工作人員查證。',
    },
    source: `${coverageCodes}; ${stateWords}`,
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
    words: ['NO COVERAGE: EXCESS INCOME…', 'NO COVERAGE - EXCESS INCOME…', 'EXCESS INCOME…'],
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
    words: ['NO COVERAGE: PENDING…', 'NO COVERAGE - PENDING…', 'PENDING…'],
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
