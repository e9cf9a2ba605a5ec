import { deviceStore, windowStore } from '@portal/client/storage'
import { isLanguage, type Language, languageForLocale } from '@portal/contract/language'

const key = 'lang'

/** The current interface language (browser only). It is not read from `lang`: programs that translate pages write there. */
export function currentLanguage(): Language {
  const shown = document.documentElement.dataset.language
  return isLanguage(shown) ? shown : 'zh-TW'
}

/** Marks the document as shown in a language, before its pages come. */
export function markLanguage(language: Language): void {
  document.documentElement.lang = language
  document.documentElement.dataset.language = language
}

/** Whether a program has translated the page: translators set `lang`, and Chrome's a class. */
export function isTranslated(): boolean {
  const { lang, classList } = document.documentElement
  return lang !== currentLanguage() || [...classList].some((name) => name.startsWith('translated-'))
}

/** The language for this visitor (S09): that of the link that began the visit, the stored selection, or the browser's locale. */
export function wantedLanguage(): Language {
  const found = [windowStore.read(key), deviceStore.read(key)].find(isLanguage)
  return found ?? languageForLocale(navigator.language)
}

/** Keeps the language of a link for the pages of this visit, in this tab. It is nobody's choice, so it is not stored beyond. */
export function keepForVisit(language: Language): void {
  windowStore.write(key, language)
}

/** Stores the selected language under `lang`, and in a cookie so that the server uses it from the next page on (S08). */
export function storeLanguage(language: Language): void {
  windowStore.remove(key)
  deviceStore.write(key, language)
  renewCookie()
}

/** Sets the cookie again from the stored selection: browsers forget it earlier. */
export function renewCookie(): void {
  const stored = deviceStore.read(key)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that our users have
  if (isLanguage(stored)) document.cookie = `lang=${stored}; path=/; max-age=31536000; samesite=lax`
}
