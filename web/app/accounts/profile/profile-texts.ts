import { domainTexts, useLanguage } from '../../lib/texts'
import type { profile } from '../../locales/en/profile'

/** The words of the personal center in a language. */
export const profileTexts = await domainTexts({
  en: () => import('../../locales/en/profile').then((m) => m.profile),
  'zh-CN': () => import('../../locales/zh-CN/profile').then((m) => m.profile),
  'zh-TW': () => import('../../locales/zh-TW/profile').then((m) => m.profile),
})

export function useProfileTexts(): typeof profile {
  return profileTexts(useLanguage())
}
