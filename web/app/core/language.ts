import { isLanguage, type Language, languageForLocale } from '@portal/contract/language'

const key = 'lang'

/** The current interface language (browser only), from the document's `lang`. */
export function currentLanguage(): Language {
  const shown = document.documentElement.lang
  return isLanguage(shown) ? shown : 'zh-TW'
}

/** The language that this visitor has selected before; null when none. */
export function storedLanguage(): Language | null {
  const stored = localStorage.getItem(key)
  return isLanguage(stored) ? stored : null
}

/** The preferred language of this visitor (S09): the stored selection, otherwise the browser's locale. */
export function wantedLanguage(): Language {
  return storedLanguage() ?? languageForLocale(navigator.language)
}

/** Stores the language under `lang`, and in a cookie so that the server uses it from the next page on (S08). */
export function storeLanguage(language: Language): void {
  localStorage.setItem(key, language)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that our users have
  document.cookie = `lang=${language}; path=/; max-age=31536000; samesite=lax`
}
