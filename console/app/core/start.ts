import { markLanguage, storeLanguage, wantedLanguage } from '@portal/client/language'
import { deviceStore } from '@portal/client/storage'
import { isLanguage } from '@portal/contract/language'

/** Runs before any texts are loaded (texts.ts imports it), since they are loaded in the document's language. */
const asked = new URLSearchParams(location.search).get('lang')
if (isLanguage(asked)) storeLanguage(asked)
// A link to a public page, opened in this tab, says nothing about who works here.
markLanguage(wantedLanguage([deviceStore]))
