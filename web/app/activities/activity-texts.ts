import type { Language } from '@portal/contract/language'
import { domainTexts, useLanguage } from '../core/texts'
import type { activities } from '../locales/en/activities'

/** The words of the activity pages. */
export const activityTexts: (language: Language) => typeof activities = await domainTexts({
  en: () => import('../locales/en/activities').then((m) => m.activities),
  'zh-CN': () => import('../locales/zh-CN/activities').then((m) => m.activities),
  'zh-TW': () => import('../locales/zh-TW/activities').then((m) => m.activities),
})

export function useActivityTexts(): typeof activities {
  return activityTexts(useLanguage())
}
