import type { IncomingHttpHeaders } from 'node:http'
import { isLanguage, type Language, languageForLocale } from '@portal/contract/language'
import { LRUCache } from 'lru-cache'

const negotiated = new LRUCache<string, Language>({ max: 1000 })

/** Language of an API call: the first choice of its Accept-Language header, by the rule of S09. */
export function callLanguage(headers: IncomingHttpHeaders): Language {
  const header = headers['accept-language'] ?? ''
  let language = negotiated.get(header)
  if (!language) {
    language = languageForLocale(firstChoice(header))
    negotiated.set(header, language)
  }
  return language
}

/** Language of a document: `?lang=`, then the stored choice (cookie), then Accept-Language. Unknown values are passed over. */
export function documentLanguage(url: string, headers: IncomingHttpHeaders): Language {
  const asked = /[?&]lang=([A-Za-z-]+)/.exec(url)?.[1]
  if (isLanguage(asked)) return asked
  const stored = headers.cookie && /(?:^|; *)lang=([A-Za-z-]+)/.exec(headers.cookie)?.[1]
  return isLanguage(stored) ? stored : callLanguage(headers)
}

function firstChoice(header: string): string | undefined {
  const choices = header
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag, ...parameters] = part.trim().split(';')
      const quality = parameters.map((p) => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1]).find(Boolean)
      return { tag: tag ?? '', quality: quality === undefined ? 1 : Number(quality) }
    })
  return choices.filter((c) => c.tag && c.quality > 0).sort((a, b) => b.quality - a.quality)[0]?.tag
}
