import type { Language } from '@portal/contract/language'
import { domainTexts, useLanguage } from '../../core/texts'
import type { carePeople } from '../../locales/en/care-people'

export type PeopleTexts = typeof carePeople

const texts: (language: Language) => PeopleTexts = await domainTexts({
  en: () => import('../../locales/en/care-people').then((m) => m.carePeople),
  'zh-CN': () => import('../../locales/zh-CN/care-people').then((m) => m.carePeople),
  'zh-TW': () => import('../../locales/zh-TW/care-people').then((m) => m.carePeople),
})

/** The words about applicant and contact, in the interface language. */
export function usePeopleTexts(): PeopleTexts {
  return texts(useLanguage())
}
