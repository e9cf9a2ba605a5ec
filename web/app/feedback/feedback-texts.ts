import type { Language } from '@portal/contract/language'
import { domainTexts, useLanguage } from '../core/texts'
import type { feedback } from '../locales/en/feedback'

/** The words of reviews in a language. */
export const feedbackTexts: (language: Language) => typeof feedback = await domainTexts({
  en: () => import('../locales/en/feedback').then((m) => m.feedback),
  'zh-CN': () => import('../locales/zh-CN/feedback').then((m) => m.feedback),
  'zh-TW': () => import('../locales/zh-TW/feedback').then((m) => m.feedback),
})

export function useFeedbackTexts(): typeof feedback {
  return feedbackTexts(useLanguage())
}
