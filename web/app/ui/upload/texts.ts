import { domainTexts, useLanguage } from '../../core/texts'
import type { upload } from '../../locales/en/upload'

const texts = await domainTexts({
  en: () => import('../../locales/en/upload').then((m) => m.upload),
  'zh-CN': () => import('../../locales/zh-CN/upload').then((m) => m.upload),
  'zh-TW': () => import('../../locales/zh-TW/upload').then((m) => m.upload),
})

/** The words of choosing, sending, looking at and removing pictures. */
export function useUploadTexts(): typeof upload {
  return texts(useLanguage())
}
