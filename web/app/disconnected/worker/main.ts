import { outdatedHeader } from '@portal/contract/envelope'
import { phoneRoot } from '@portal/contract/phone-site'
import { answerAsset } from './assets'
import { keepDisconnectedPages } from './disconnected-page'
import { networkFirst } from './network-first'
import { showNotices } from './notices'
import { answerPage, keepRead } from './pages'
import { isPublicCall, mayBeKept } from './public'
import { type FetchEvent, scope } from './scope'
import { dropOldReleases } from './store'

/**
 * The service worker of the phone site (docs/decisions/0077). It keeps what everybody may read: files of the build, public pages and
 * public data. Nothing that belongs to a person passes through it.
 */
scope.addEventListener('install', (event) =>
  event.waitUntil(Promise.all([keepDisconnectedPages(), scope.skipWaiting()])),
)

scope.addEventListener('activate', (event) => event.waitUntil(takeOver()))

scope.addEventListener('message', (event) => {
  const { read } = (event.data ?? {}) as { read?: unknown }
  if (typeof read === 'string') event.waitUntil(keepRead(read))
})

scope.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(answerPage(event))
  else if (pathname.startsWith('/assets/') || pathname === `${phoneRoot}__manifest`)
    event.respondWith(answerAsset(event))
  else if (isPublicCall(request)) event.respondWith(answerCall(event))
})

showNotices()

async function takeOver(): Promise<void> {
  await scope.registration.navigationPreload?.enable()
  await dropOldReleases()
  await scope.clients.claim()
  const pages = await scope.clients.matchAll({ type: 'window' })
  await Promise.all(pages.map(({ url }) => keepRead(url)))
}

/** Public data: from the network, or the kept copy, marked so that the page says that it may be out of date. */
async function answerCall(event: FetchEvent): Promise<Response> {
  const isJson = ({ headers }: Response) => headers.get('Content-Type')?.includes('json') === true
  const mayKeep = (response: Response) => mayBeKept(response) && isJson(response)
  const found = await networkFirst(event, { kind: 'data', mayKeep })
  if (!found) return Response.error()
  if (!found.isKept) return found.answer
  const headers = new Headers(found.answer.headers)
  headers.set(outdatedHeader, '1')
  return new Response(found.answer.body, { headers })
}
