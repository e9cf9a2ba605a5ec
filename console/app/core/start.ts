import { currentLanguage, markLanguage, storeLanguage, wantedLanguage } from '@portal/client/language'
import { deviceStore } from '@portal/client/storage'
import { isLanguage } from '@portal/contract/language'

/** Runs before any texts are loaded (texts.ts imports it), since they are loaded in the document's language. */
const asked = new URLSearchParams(location.search).get('lang')
if (isLanguage(asked)) storeLanguage(asked)
// A link to a public page, opened in this tab, says nothing about who works here.
markLanguage(wantedLanguage([deviceStore]))

// The texts of the first list, all at once: each module of texts awaits its own, one after another.
const first = import.meta.glob('../locales/*/{shell,work,undelivered,callback}.ts')
for (const [path, load] of Object.entries(first)) if (path.includes(`/${currentLanguage()}/`)) void load()
