import { domainTexts, useLanguage } from '../../core/texts'

export const whiteCardTexts = await domainTexts({
  en: () => import('../../locales/en/white-card').then((m) => m.whiteCard),
  'zh-CN': () => import('../../locales/zh-CN/white-card').then((m) => m.whiteCard),
  'zh-TW': () => import('../../locales/zh-TW/white-card').then((m) => m.whiteCard),
})

export const useWhiteCardTexts = () => whiteCardTexts(useLanguage())
