import { domainTexts, useLanguage } from '../../core/texts'
import type { application } from '../../locales/en/application'

/** The words of the online application, in a language. */
const texts = await domainTexts({
  en: () => import('../../locales/en/application').then((m) => m.application),
  'zh-CN': () => import('../../locales/zh-CN/application').then((m) => m.application),
  'zh-TW': () => import('../../locales/zh-TW/application').then((m) => m.application),
})

/** The same in the interface's language. */
export function useApplicationTexts(): typeof application {
  return texts(useLanguage())
}
