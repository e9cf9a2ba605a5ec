import { domainTexts, useLanguage } from '../../core/texts'

export const resultTexts = await domainTexts({
  en: () => import('../../locales/en/care-result').then((m) => m.careResult),
  'zh-CN': () => import('../../locales/zh-CN/care-result').then((m) => m.careResult),
  'zh-TW': () => import('../../locales/zh-TW/care-result').then((m) => m.careResult),
})

export const useResultTexts = () => resultTexts(useLanguage())
