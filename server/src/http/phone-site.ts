import type { IncomingHttpHeaders } from 'node:http'
import { pathPrefix } from '@portal/contract/endpoint'
import { toDesktopSite, toPhoneSite } from '@portal/contract/phone-site'
import { parseCookie, stringifySetCookie } from 'cookie'
import { isbot } from 'isbot'
import { LRUCache } from 'lru-cache'

type Site = 'phone' | 'desktop'

/** `Vary` headers of documents, since phones are redirected to the phone site. */
export const varyByDevice = 'Sec-CH-UA-Mobile, User-Agent'

const parameter = /([?&])site=(phone|desktop)(?:&|$)/
const isFile = /^[^?#]*\.\w+(?:[?#]|$)/
const maxAge = 365 * 24 * 60 * 60

/** A redirect, with the choice of site to remember. */
export interface Move {
  to: string
  choice?: Site
}

/**
 * Redirect target of a page request (S12): phones go to the phone site and computers away from it, to the same page; other devices stay,
 * such as tablets and bots. `?site=` and its cookie override the device. Undefined when the request stays.
 */
export function moveOf(url: string, headers: IncomingHttpHeaders): Move | undefined {
  if (!url.startsWith('/') || url.startsWith(`${pathPrefix}/`) || isFile.test(url)) return undefined
  const choice = url.includes('site=') ? (parameter.exec(url)?.[2] as Site | undefined) : undefined
  if (choice) return { to: onSite(choice, withoutChoice(url)), choice }
  const site = chosenSite(headers.cookie) ?? siteOf(headers)
  const to = site ? onSite(site, url) : url.replace(/^\/h5(?=[?#]|$)/, '/h5/')
  return to === url ? undefined : { to }
}

/** The cookie that remembers the chosen site. */
export function siteCookie(choice: Site, secure: boolean): string {
  return stringifySetCookie({ name: 'site', value: choice, path: '/', maxAge, sameSite: 'lax', secure })
}

/** Two leading slashes would name another host. */
function onSite(site: Site, url: string): string {
  const path = url.replace(/^[/\\]+/, '/')
  return site === 'phone' ? toPhoneSite(path) : toDesktopSite(path)
}

function withoutChoice(url: string): string {
  return url.replace(parameter, '$1').replace(/[?&]$/, '')
}

function chosenSite(cookie = ''): Site | undefined {
  const { site } = parseCookie(cookie)
  return site === 'phone' || site === 'desktop' ? site : undefined
}

/** Prefers the client hint, which distinguishes tablets from phones and follows "desktop site" in the browser's menu. */
function siteOf(headers: IncomingHttpHeaders): Site | undefined {
  const agent = headers['user-agent'] ?? ''
  const site = siteOfAgent(agent)
  if (headers['sec-ch-ua-mobile'] === '?1' && !isbot(agent)) return 'phone'
  return headers['sec-ch-ua-mobile'] === '?0' && site === 'phone' ? undefined : site
}

const sites = new LRUCache<string, { site: Site | undefined }>({ max: 1000 })

function siteOfAgent(agent: string): Site | undefined {
  let known = sites.get(agent)
  if (!known) {
    known = { site: judgeAgent(agent.slice(0, 500)) }
    sites.set(agent, known)
  }
  return known.site
}

function judgeAgent(agent: string): Site | undefined {
  if (agent === '' || isbot(agent)) return undefined
  if (/iPad|Tablet/.test(agent)) return undefined
  if (/iPhone|iPod|\bMobile\b/.test(agent)) return 'phone'
  return /Windows NT|Macintosh|X11|CrOS/.test(agent) ? 'desktop' : undefined
}
