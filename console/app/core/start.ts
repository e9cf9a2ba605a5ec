import { currentLanguage, markLanguage, storeLanguage, wantedLanguage } from '@portal/client/language'
import { deviceStore } from '@portal/client/storage'
import { isLanguage } from '@portal/contract/language'

/** Runs before any texts are loaded (texts.ts imports it), since they are loaded in the document's language. */
const asked = new URLSearchParams(location.search).get('lang')
if (isLanguage(asked)) storeLanguage(asked)
// The language of a public page opened in this tab is not the member's choice.
markLanguage(wantedLanguage([deviceStore]))

// Preload the texts of the first list in parallel: the modules would await theirs one after another.
const first = import.meta.glob('../locales/*/{shell,work,undelivered,callback}.ts')
for (const [path, load] of Object.entries(first)) if (path.includes(`/${currentLanguage()}/`)) void load()
