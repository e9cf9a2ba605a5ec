import { type Language, languages, type Texts } from '../language.ts'

/** Words of a public reply that may tell that somebody receives care. */
export interface Telling {
  language: Language
  words: string
}

const relatives =
  "(?:mother|mom|mum|father|dad|parents?|grandmother|grandma|grandfather|grandpa|wife|husband|spouse|partner|aunt|uncle|sister|brother|son|daughter|child|loved one)(?:['’]s)?"
const cares =
  '(?:nurses?|aides?|caregivers?|attendants?|care|applications?|eligibility|coverage|insurance|card|visits?|appointments?|treatments?|medications?|medicines?|diagnos[ie]s|condition|illness|disease|disability|surgery|health|recovery|therapy|therapist|doctors?|assessments?|hours|schedule|case|file|records?|chart|services?)'
/** As in “your lovely, kind nurse”. */
const upToTwoWords = "(?:[\\w'’-]+,? ){0,2}"
const english = [
  `\\byour ${upToTwoWords}${cares}\\b`,
  `\\byour ${upToTwoWords}${relatives}(?![\\w])`,
  '\\bpatients?\\b',
  '\\bclients?\\b',
  '\\bmedicaid\\b',
  '\\bmedicare\\b',
  '\\bwhite card\\b',
  '\\b(?:car(?:e|ed|es|ing)|look(?:s|ed|ing)? after|taking care|took care|serv(?:e|ed|es|ing)|treat(?:ed|ing)?|visit(?:ed|ing)?) (?:for |of )?(?:you|him|her|them)\\b',
  '\\b(?:in|at|to) your home\\b',
  '\\b(?:you|he|she|they) (?:have |has )?(?:applied|enrolled|qualified)\\b',
  '\\b(?:you|he|she|they) (?:are|were|is|was|have been|has been) (?:enrolled|admitted|discharged|approved|eligible|ineligible)\\b',
  '\\bour records\\b',
]
const family =
  '(?:母亲|母親|妈妈|媽媽|父亲|父親|爸爸|父母|爷爷|爺爺|奶奶|外公|外婆|祖父|祖母|太太|先生|丈夫|妻子|家人|家属|家屬|长辈|長輩|孩子|女儿|女兒|儿子|兒子|令堂|令尊)'
const chineseCares =
  '(?:护理|護理|照护|照護|照顾|照顧|护士|護士|申请|申請|白卡|医保|醫保|保险|保險|病|药|藥|治疗|治療|诊断|診斷|手术|手術|健康|身体|身體|康复|復健|个案|個案|时数|時數|服务时间|服務時間|预约|預約|到访|到訪|家访|家訪|医生|醫生|醫師|档案|檔案)'
const chinese = [
  `[您你](?:的|家的|这次的|這次的)?${chineseCares}(?:师|師|员|員|计划|計畫|情|历|歷|物)?`,
  `[您你]的?${family}`,
  '患者|病人|病患|医疗补助|醫療補助|白卡',
  '(?:照顾|照顧|护理|護理|照护|照護)(?:过|過|了|着|著)?[您你]',
  '[为為][您你](?:提供)?(?:护理|護理|照护|照護|服务|服務)',
  '[到去来來][您你]家',
]
/** As in “please be patient”. It is no lookbehind, which some browsers cannot read (README, "Browsers"). */
const harmless = '\\b(?:be|being|so|very|more|your) patients?\\b'
const rules = new RegExp(`${[...english, ...chinese].join('|')}|(?<harmless>${harmless})`, 'giu')

/**
 * Finds the words of a public reply by which the agency might confirm that somebody is its patient, which HIPAA forbids even where
 * the person has said so (docs/decisions/0084). It errs on the side of warning. Every text is read by the rules of all languages.
 */
export function tellsOfCare(reply: Texts): Telling[] {
  return languages.flatMap((language) => {
    // Soft hyphens and the like, which copied text brings along, are not seen and must not hide a word.
    const text = reply[language]
      .normalize('NFKC')
      .replace(/\p{Cf}/gu, '')
      .replace(/\s+/g, ' ')
    const telling = [...text.matchAll(rules)].filter(({ groups }) => !groups?.harmless)
    const found = new Map(telling.map(([words]) => [words.toLowerCase(), words]))
    return [...found.values()].map((words) => ({ language, words }))
  })
}
