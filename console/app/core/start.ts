import { storeLanguage, wantedLanguage } from './language'

/** Runs before the texts are loaded (texts.ts imports it): they are those of the document’s language. */
document.documentElement.lang = wantedLanguage()
if (location.search.includes('lang=')) storeLanguage(wantedLanguage())
