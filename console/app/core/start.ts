import { markLanguage, storeLanguage, wantedLanguage } from './language'

/** Runs before the texts are loaded (texts.ts imports it): they are those of the document’s language. */
markLanguage(wantedLanguage())
if (location.search.includes('lang=')) storeLanguage(wantedLanguage())
