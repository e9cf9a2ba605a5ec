import { isLanguage, type Language, languageForLocale } from '@portal/contract/language'

const key = 'lang'

/** The language that the interface shows now (browser only): the document's own. */
export function currentLanguage(): Language {
  const shown = document.documentElement.lang
  return isLanguage(shown) ? shown : 'zh-TW'
}

/** The language that this visitor chose before; null when none. */
export function storedLanguage(): Language | null {
  const stored = localStorage.getItem(key)
  return isLanguage(stored) ? stored : null
}

/** The language that this visitor wants (S09): the stored choice, otherwise by the browser's locale. */
export function wantedLanguage(): Language {
  return storedLanguage() ?? languageForLocale(navigator.language)
}

/** Stores the choice under `lang`, and mirrors it in a cookie so that the server renders it from the next page on (S08). */
export function storeLanguage(language: Language): void {
  localStorage.setItem(key, language)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that our users have
  document.cookie = `lang=${language}; path=/; max-age=31536000; samesite=lax`
}
