import { deviceStore } from '@portal/client/storage'
import { isLanguage, type Language, languageForLocale } from '@portal/contract/language'

const key = 'lang'

/** The interface language. It is not read back from the document's `lang`: programs that translate pages write there. */
export function currentLanguage(): Language {
  return current
}

/** Shows the document in a language. */
export function markLanguage(language: Language): void {
  current = language
  document.documentElement.lang = language
}

/** Whether a program has translated the page: translators set `lang`, and Chrome's a class. */
export function isTranslated(): boolean {
  const { lang, classList } = document.documentElement
  return lang !== current || [...classList].some((name) => name.startsWith('translated-'))
}

/** `?lang=` of the address, then the language chosen before, here or on the public pages, then the browser's. */
export function wantedLanguage(): Language {
  const asked = new URLSearchParams(location.search).get('lang')
  if (isLanguage(asked)) return asked
  const stored = deviceStore.read(key)
  return isLanguage(stored) ? stored : languageForLocale(navigator.language)
}

/** Stores the choice, and in a cookie for the documents of the public pages. */
export function storeLanguage(language: Language): void {
  deviceStore.write(key, language)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that our users have
  document.cookie = `lang=${language}; path=/; max-age=31536000; samesite=lax`
}

let current = wantedLanguage()
