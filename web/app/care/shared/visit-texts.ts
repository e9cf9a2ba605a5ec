import type { Language } from '@portal/contract/language'
import { domainTexts, useLanguage } from '../../core/texts'
import type { visits } from '../../locales/en/visits'

export type VisitTexts = typeof visits

/** The words of choosing and booking a visit, in a language. */
export const visitTexts: (language: Language) => VisitTexts = await domainTexts({
  en: () => import('../../locales/en/visits').then((m) => m.visits),
  'zh-CN': () => import('../../locales/zh-CN/visits').then((m) => m.visits),
  'zh-TW': () => import('../../locales/zh-TW/visits').then((m) => m.visits),
})

/** The same in the interface language. */
export function useVisitTexts(): VisitTexts {
  return visitTexts(useLanguage())
}
