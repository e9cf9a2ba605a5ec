import { domainTexts, useLanguage } from '../../core/texts'

/** The words that the pages of care services share, in a language. */
export const careTexts = await domainTexts({
  en: () => import('../../locales/en/care').then((m) => m.care),
  'zh-CN': () => import('../../locales/zh-CN/care').then((m) => m.care),
  'zh-TW': () => import('../../locales/zh-TW/care').then((m) => m.care),
})

/** The same in the interface's language. */
export const useCareTexts = () => careTexts(useLanguage())
