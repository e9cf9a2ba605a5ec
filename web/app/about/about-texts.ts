import type { Language } from '@portal/contract/language'
import { domainTexts, useLanguage } from '../core/texts'
import type { about } from '../locales/en/about'

/** The words of the pages about the agency. */
export const aboutTexts: (language: Language) => typeof about = await domainTexts({
  en: () => import('../locales/en/about').then((m) => m.about),
  'zh-CN': () => import('../locales/zh-CN/about').then((m) => m.about),
  'zh-TW': () => import('../locales/zh-TW/about').then((m) => m.about),
})

export function useAboutTexts(): typeof about {
  return aboutTexts(useLanguage())
}
