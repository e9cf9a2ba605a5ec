import { hour } from '@portal/contract/durations'
import { isPublicPage } from '../../lib/public-page'
import { keepAssetsOf } from './assets'
import { disconnectedPage, keepDisconnectedPages } from './disconnected-page'
import { networkFirst } from './network-first'
import { mayBeKept } from './public'
import type { FetchEvent } from './scope'
import { findOwn, keep, timeOf } from './store'
import { languageOf, momentOf, words } from './words'

/** A page that was kept less than this ago is not fetched again only to keep it, in ms. */
const fresh = hour

/** A document: from the network, or the copy of a public page, or the page about phone numbers and offices. */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const { url } = event.request
  const found = await networkFirst(event, {
    kind: 'pages',
    mayKeep: (response) => isPublicPage(url) && mayBeKept(response),
    onKept: async (response) => {
      await keepAssetsOf(await response.text())
      await keepDisconnectedPages()
    },
  })
  if (!found) return disconnectedPage(url)
  return found.isKept ? withLine(found.answer) : found.answer
}

/** Keeps a page that was read, but did not come as a document through this worker. */
export async function keepRead(address: string): Promise<void> {
  const url = address.replace(/#.*/, '')
  if (!isPublicPage(url)) return
  const kept = await findOwn('pages', url)
  if (kept && Date.now() - timeOf(kept).getTime() < fresh) return
  const response = await fetch(url).catch(() => null)
  if (!response || !mayBeKept(response)) return
  const text = await response.clone().text()
  await keep('pages', url, response)
  await keepAssetsOf(text)
}

/** The kept page with a line above it that says so, and from when the copy is. It goes with the mark, once a call is answered anew. */
async function withLine(kept: Response): Promise<Response> {
  const text = await kept.text()
  const language = languageOf(text)
  const line = words[language].kept(momentOf(timeOf(kept), language))
  const marked = text.replace(/<html /, '<html data-outdated="kept" ').replace(/<main /, `<main data-kept="${line}" `)
  return new Response(marked, { headers: kept.headers })
}
