import type { StaffRequestDetail } from '@portal/contract/care/applications/staff-requests'
import type { Language } from '@portal/contract/language'
import { formatMoment } from '@portal/contract/moments'
import { fullName } from '@portal/contract/person/names'
import { replyTemplates as en } from '../../locales/en/reply-templates'
import { requests as enWords } from '../../locales/en/requests'
import { replyTemplates as zhCN } from '../../locales/zh-CN/reply-templates'
import { requests as zhCNWords } from '../../locales/zh-CN/requests'
import { replyTemplates as zhTW } from '../../locales/zh-TW/reply-templates'
import { requests as zhTWWords } from '../../locales/zh-TW/requests'

// The applicant's language need not be that of the interface, so all three are loaded.
const templates = { en, 'zh-CN': zhCN, 'zh-TW': zhTW }
const words = { en: enWords, 'zh-CN': zhCNWords, 'zh-TW': zhTWWords }

export type TemplateName = keyof typeof en
export const templateNames = Object.keys(en) as TemplateName[]

/** The templates of a language. */
export function templatesIn(language: Language) {
  return templates[language]
}

/** A template in a language with the facts of an application. What the application lacks is left as a blank to fill in. */
export function filledIn(name: TemplateName, language: Language, request: StaffRequestDetail): string {
  const text = templates[language][name].text(fullName(request.contact), detailOf(name, language, request) || '___')
  return text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')
}

function detailOf(name: TemplateName, language: Language, request: StaffRequestDetail): string {
  const { missing, appointmentDate, office, number } = request
  if (name === 'paper') return paperNames(missing, language)
  if (name === 'visit')
    return appointmentDate && `${formatMoment(appointmentDate, language)}${comma(language)}${office?.address ?? ''}`
  if (name === 'callBack') return office?.phone ?? ''
  return number
}

/** The names of papers in a language. */
export function paperNames(kinds: StaffRequestDetail['missing'], language: Language): string {
  return kinds.map((kind) => words[language].papers.kinds[kind]).join(language === 'en' ? ', ' : '、')
}

const comma = (language: Language) => (language === 'en' ? ', ' : '，')
