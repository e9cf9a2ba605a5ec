import { isLanguage, type Language, languageForLocale } from '@portal/contract/language'
import { deviceStore, windowStore } from './storage.ts'

const key = 'lang'

/** The interface language (browser only). Not read from `lang`, which translation programs overwrite. */
export function currentLanguage(): Language {
  const shown = document.documentElement.dataset.language
  return isLanguage(shown) ? shown : 'zh-TW'
}

/** Marks the document as shown in a language. */
export function markLanguage(language: Language): void {
  document.documentElement.lang = language
  document.documentElement.dataset.language = language
}

/** Whether a translation program has translated the page: translators set `lang`, and Chrome adds a class. */
export function isTranslated(): boolean {
  const { lang, classList } = document.documentElement
  return lang !== currentLanguage() || [...classList].some((name) => name.startsWith('translated-'))
}

/** The language for this visitor (S09): from the link that started the visit, the stored selection, or the browser's locale. */
export function wantedLanguage(stores = [windowStore, deviceStore]): Language {
  return stores.map((store) => store.read(key)).find(isLanguage) ?? languageForLocale(navigator.language)
}

/** Stores the language of a link for this visit and this tab only, since the user has not selected it. */
export function keepForVisit(language: Language): void {
  windowStore.write(key, language)
}

/** Stores the selected language under `lang`, and in a cookie for the server (S08). */
export function storeLanguage(language: Language): void {
  windowStore.remove(key)
  deviceStore.write(key, language)
  renewCookie()
}

/** Sets the cookie again from the stored selection, which browsers keep for longer. */
export function renewCookie(): void {
  const stored = deviceStore.read(key)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that our users have
  if (isLanguage(stored)) document.cookie = `lang=${stored}; path=/; max-age=31536000; samesite=lax`
}
