import type { Language } from '@portal/contract/language'
import { isLanguage, languageForLocale } from '@portal/contract/language'
import { formatPastMoment } from '@portal/contract/moments'
import { localTime } from '@portal/contract/new-york'
import { disconnected as en } from '../../locales/en/disconnected'
import { disconnected as zhCN } from '../../locales/zh-CN/disconnected'
import { disconnected as zhTW } from '../../locales/zh-TW/disconnected'
import { addresses, find } from './store'

export const words = { en, 'zh-CN': zhCN, 'zh-TW': zhTW }

/** The language of a document. */
export function languageOf(html: string): Language {
  const found = /<html[^>]* lang="([^"]+)"/.exec(html)?.[1]
  return isLanguage(found) ? found : 'en'
}

/** The language of the page that was read last; before that, the browser's. */
export async function lastLanguage(): Promise<Language> {
  const [last] = await addresses('pages')
  const page = last && (await find('pages', last))
  return page ? languageOf(await page.text()) : languageForLocale(navigator.language)
}

/** A moment in words, by the clock of the device. */
export function momentOf(moment: Date, language: Language): string {
  return formatPastMoment(localTime(moment), language)
}
