import type { Language } from '@portal/contract/language'
import { domainTexts, useLanguage } from '../core/texts'
import type { news } from '../locales/en/news'

/** The words of the news pages. */
export const newsTexts: (language: Language) => typeof news = await domainTexts({
  en: () => import('../locales/en/news').then((m) => m.news),
  'zh-CN': () => import('../locales/zh-CN/news').then((m) => m.news),
  'zh-TW': () => import('../locales/zh-TW/news').then((m) => m.news),
})

export function useNewsTexts(): typeof news {
  return newsTexts(useLanguage())
}
