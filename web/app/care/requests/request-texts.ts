import { domainTexts, useLanguage } from '../../core/texts'
import type { requests } from '../../locales/en/requests'

const texts = await domainTexts({
  en: () => import('../../locales/en/requests').then((m) => m.requests),
  'zh-CN': () => import('../../locales/zh-CN/requests').then((m) => m.requests),
  'zh-TW': () => import('../../locales/zh-TW/requests').then((m) => m.requests),
})

/** The words of a patient's own applications. */
export function useRequestTexts(): typeof requests {
  return texts(useLanguage())
}
