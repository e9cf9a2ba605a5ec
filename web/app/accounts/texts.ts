import type { Language } from '@portal/contract/language'
import { domainTexts, useLanguage } from '../core/texts'
import type { accounts } from '../locales/en/accounts'

type AccountTexts = typeof accounts

/** The words of login, registration and reset. */
export const accountTexts: (language: Language) => AccountTexts = await domainTexts({
  en: () => import('../locales/en/accounts').then((m) => m.accounts),
  'zh-CN': () => import('../locales/zh-CN/accounts').then((m) => m.accounts),
  'zh-TW': () => import('../locales/zh-TW/accounts').then((m) => m.accounts),
})

export function useAccountTexts(): AccountTexts {
  return accountTexts(useLanguage())
}
