import { domainTexts, useLanguage } from '../../core/texts'

export const serviceTexts = await domainTexts({
  en: () => import('../../locales/en/services').then((m) => m.services),
  'zh-CN': () => import('../../locales/zh-CN/services').then((m) => m.services),
  'zh-TW': () => import('../../locales/zh-TW/services').then((m) => m.services),
})

export const useServiceTexts = () => serviceTexts(useLanguage())
