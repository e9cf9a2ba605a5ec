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

/** Services (EB03) that are home care or long-term care: a limit on one of them is a limit on what we offer. */
export const careServices: ReadonlySet<string> = new Set(['1', '42', '43', '44', '54', 'AG'])
/** The whole plan (EB03). */
export const wholePlan = '30'

const guide271 = 'ASC X12N 005010X279A1, EB01'
const stateWords = 'eMedNY, Medicaid eligibility response messages'
const coverageCodes = 'NYS DOH, GIS 13 MA/009 and GIS 16 MA/005, coverage codes'

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
    words: ['NO COVERAGE: EXCESS INCOME…', 'NO COVERAGE - EXCESS INCOME…', 'EXCESS INCOME…', 'EXCESS RESOURCES…'],
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
