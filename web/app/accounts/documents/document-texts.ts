import { domainTexts } from '../../core/texts'

/** The words of documents in a language. */
export const documentTexts = await domainTexts({
  en: () => import('../../locales/en/documents').then((m) => m.documents),
  'zh-CN': () => import('../../locales/zh-CN/documents').then((m) => m.documents),
  'zh-TW': () => import('../../locales/zh-TW/documents').then((m) => m.documents),
})
