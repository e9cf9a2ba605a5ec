import { domainTexts, useLanguage } from '../../core/texts'
import type { form } from '../../locales/en/form'

const texts = await domainTexts({
  en: () => import('../../locales/en/form').then((m) => m.form),
  'zh-CN': () => import('../../locales/zh-CN/form').then((m) => m.form),
  'zh-TW': () => import('../../locales/zh-TW/form').then((m) => m.form),
})

/** The words of every form, in the interface language. */
export function useFormTexts(): typeof form {
  return texts(useLanguage())
}
