import type { StaffApplicationDetail } from '@portal/contract/care/applications/staff'
import type { Language } from '@portal/contract/language'
import { formatMoment } from '@portal/contract/moments'
import { fullName } from '@portal/contract/person/names'
import { applications as enWords } from '../../locales/en/applications'
import { replyTemplates as en } from '../../locales/en/reply-templates'
import { applications as zhCNWords } from '../../locales/zh-CN/applications'
import { replyTemplates as zhCN } from '../../locales/zh-CN/reply-templates'
import { applications as zhTWWords } from '../../locales/zh-TW/applications'
import { replyTemplates as zhTW } from '../../locales/zh-TW/reply-templates'

// The applicant's language need not be that of the interface, so all three are loaded.
const templates = { en, 'zh-CN': zhCN, 'zh-TW': zhTW }
const words = { en: enWords, 'zh-CN': zhCNWords, 'zh-TW': zhTWWords }

export type TemplateName = keyof typeof en
export const templateNames = Object.keys(en) as TemplateName[]

/** The templates of a language. */
export function templatesIn(language: Language) {
  return templates[language]
}

/** Fills a template with the data of an application. Missing data becomes a blank for staff to fill in. */
export function filledIn(name: TemplateName, language: Language, application: StaffApplicationDetail): string {
  const text = templates[language][name].text(
    fullName(application.contact),
    detailOf(name, language, application) || '___',
  )
  return text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')
}

function detailOf(name: TemplateName, language: Language, application: StaffApplicationDetail): string {
  const { missing, appointmentDate, office, number } = application
  if (name === 'paper') return documentNames(missing, language)
  if (name === 'visit')
    return appointmentDate && `${formatMoment(appointmentDate, language)}${comma(language)}${office?.address ?? ''}`
  if (name === 'callBack') return office?.phone ?? ''
  return number
}

/** The names of document kinds in a language. */
export function documentNames(kinds: StaffApplicationDetail['missing'], language: Language): string {
  return kinds.map((kind) => words[language].documents.kinds[kind]).join(language === 'en' ? ', ' : '、')
}

const comma = (language: Language) => (language === 'en' ? ', ' : '，')
