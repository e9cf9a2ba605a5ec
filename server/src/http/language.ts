import type { IncomingHttpHeaders } from 'node:http'
import { isLanguage, type Language, languageForLocale } from '@portal/contract/language'
import { parseCookie } from 'cookie'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'

const negotiated = new LRUCache<string, Language>({ max: 1000 })

/** The language of an API call: the first choice in Accept-Language, mapped as in S09. */
export function callLanguage(headers: IncomingHttpHeaders): Language {
  const header = headers['accept-language'] ?? ''
  let language = negotiated.get(header)
  if (!language) {
    language = languageForLocale(firstChoice(header))
    negotiated.set(header, language)
  }
  return language
}

/** The language of a file, which browsers open by its address: `?lang=`, then Accept-Language. */
export function fileLanguage(url: string, headers: IncomingHttpHeaders): Language {
  return askedLanguage(url) ?? callLanguage(headers)
}

/** The language of a document: `?lang=`, then the stored choice (cookie), then Accept-Language. Unknown values are ignored. */
export function documentLanguage(url: string, headers: IncomingHttpHeaders): Language {
  const asked = askedLanguage(url)
  if (asked) return asked
  const stored = parseCookie(headers.cookie ?? '').lang
  return isLanguage(stored) ? stored : callLanguage(headers)
}

function askedLanguage(url: string): Language | undefined {
  const asked = /[?&]lang=([A-Za-z-]+)/.exec(url)?.[1]
  return isLanguage(asked) ? asked : undefined
}

function firstChoice(header: string): string | undefined {
  const headers = { 'accept-language': header.slice(0, 500) }
  return new Negotiator({ headers }).languages()[0]
}
