import { domainTexts, useLanguage } from '../../core/texts'
import type { profile } from '../../locales/en/profile'

const texts = await domainTexts({
  en: () => import('../../locales/en/profile').then((m) => m.profile),
  'zh-CN': () => import('../../locales/zh-CN/profile').then((m) => m.profile),
  'zh-TW': () => import('../../locales/zh-TW/profile').then((m) => m.profile),
})

/** The words of the tabs about a person's own account. */
export function useProfileTexts(): typeof profile {
  return texts(useLanguage())
}
