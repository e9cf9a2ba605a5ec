import { domainTexts, useLanguage } from '../core/texts'
import type { me } from '../locales/en/me'

/** The words of the personal center around its tabs, in a language. */
export const meTexts = await domainTexts({
  en: () => import('../locales/en/me').then((m) => m.me),
  'zh-CN': () => import('../locales/zh-CN/me').then((m) => m.me),
  'zh-TW': () => import('../locales/zh-TW/me').then((m) => m.me),
})

export function useMeTexts(): typeof me {
  return meTexts(useLanguage())
}
