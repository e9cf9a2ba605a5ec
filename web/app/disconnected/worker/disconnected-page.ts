import { day } from '@portal/contract/durations'
import { isLanguage, languages } from '@portal/contract/language'
import { phoneRoot } from '@portal/contract/phone-site'
import { keepAssetsOf } from './assets'
import { mayBeKept } from './public'
import { addresses, find, findOwn, keep, timeOf } from './store'
import { lastLanguage, words } from './words'

/** How long phone numbers, hours and addresses are taken to be right, in ms. */
const shownPages = 8

/** Keeps the page about phone numbers and offices in each language, unless that was done within a day. */
export async function keepDisconnectedPages(): Promise<void> {
  await Promise.all(languages.map((language) => keepDisconnectedPage(addressIn(language))))
}

/**
 * The page about phone numbers and offices, with links to the pages that were read last. It stands at the address that was
 * asked for, and is in its language: so the page's own links can choose another.
 */
export async function disconnectedPage(address: string): Promise<Response> {
  const asked = new URL(address).searchParams.get('lang')
  const language = isLanguage(asked) ? asked : await lastLanguage()
  const kept = await find('disconnected', addressIn(language))
  if (!kept) return Response.error()
  const place = '<div data-read-last="">'
  const list = await readLast(words[language].readLast)
  const html = (await kept.text()).replace(place, () => place + list)
  return new Response(html, { status: 503, headers: kept.headers })
}

async function keepDisconnectedPage(url: string): Promise<void> {
  const kept = await findOwn('disconnected', url)
  if (kept && Date.now() - timeOf(kept).getTime() < day) return
  const response = await fetch(url).catch(() => null)
  if (!response || !mayBeKept(response)) return
  const html = withoutModules(await response.text())
  await keep('disconnected', url, new Response(html, { headers: response.headers }))
  await keepAssetsOf(html)
}

/** The page stands at the address that could not be reached, which the router would take for another page. */
function withoutModules(html: string): string {
  const [head = '', ...body] = html.split('<body')
  return `${head}<body${body.join('<body').replace(/<script[^>]*>[\s\S]*?<\/script>/g, '')}`
}

async function readLast(title: string): Promise<string> {
  const urls = (await addresses('pages')).slice(0, shownPages)
  const links = await Promise.all(urls.map(linkTo))
  return links.length > 0 ? `<h2>${title}</h2><ul>${links.join('')}</ul>` : ''
}

async function linkTo(url: string): Promise<string> {
  const html = (await (await find('pages', url))?.text()) ?? ''
  const { pathname, search } = new URL(url)
  // Both come escaped: the title from the document, the address from the URL parser, but for ampersands and apostrophes.
  const title = /<title>([^<]*)/.exec(html)?.[1]?.split(' · ')[0] ?? pathname
  return `<li><a href="${(pathname + search).replaceAll('&', '&amp;')}">${title}</a></li>`
}

function addressIn(language: string): string {
  return `${location.origin}${phoneRoot}disconnected?lang=${language}`
}
