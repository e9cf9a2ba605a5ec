import { currentLanguage } from '@portal/client/language'
import { loadDomainTexts, loadedTexts, useLanguage } from '@portal/client/texts'
import type { Language } from '@portal/contract/language'
import type { Locale } from '../locales/en'

export { domainTexts, LanguageContext, useLanguage } from '@portal/client/texts'

const loaded = new Map<Language, Locale>()

const importers: Record<Language, () => Promise<Locale>> = {
  en: () => import('../locales/en').then((m) => m.en),
  'zh-CN': () => import('../locales/zh-CN').then((m) => m.zhCN),
  'zh-TW': () => import('../locales/zh-TW').then((m) => m.zhTW),
}

/** Loads a language's texts, including those of the pages visited so far. */
export async function loadTexts(language: Language): Promise<void> {
  const [locale] = await Promise.all([importers[language](), loadDomainTexts(language)])
  loaded.set(language, locale)
}

/** The texts of a loaded language; by default the current interface language (browser only). @throws Error when they are not loaded */
export function texts(language: Language = currentLanguage()): Locale {
  return loadedTexts(loaded, language)
}

/** The texts of the interface language. */
export function useTexts(): Locale {
  return texts(useLanguage())
}
