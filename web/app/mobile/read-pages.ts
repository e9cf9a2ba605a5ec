import { forgetReload, isReachable, reloadOnce } from '../core/loading/reload'
import { isPublicPage } from '../lib/public-page'

/**
 * Without a network, links and the way back open public pages as documents, which the service worker answers with what was read before, or
 * with phone numbers and offices (docs/decisions/0077). The router would ask for their data in vain. Comes before the router's own listeners.
 */
export function openReadPages(): void {
  addEventListener(
    'click',
    (event) => {
      forgetReload()
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]')
      if (link && isFromWorker(link.href)) event.stopPropagation()
    },
    { capture: true },
  )
  addEventListener('popstate', (event) => {
    forgetReload()
    if (!isFromWorker(location.href)) return
    event.stopImmediatePropagation()
    location.reload()
  })
}

/**
 * Opens a public page that the router could not load as a document, which comes from the service worker: a browser may believe in a network
 * that is dead (docs/decisions/0128). When that fails too, it is not tried again before the next press.
 */
export async function openFailedPage(): Promise<void> {
  const { href } = location
  if (!navigator.serviceWorker?.controller || !isPublicPage(href) || (await isReachable())) return
  if (location.href === href) reloadOnce()
}

/** Whether a page comes from the service worker at the moment, and from nowhere else. */
function isFromWorker(address: string): boolean {
  return !navigator.onLine && Boolean(navigator.serviceWorker?.controller) && isPublicPage(address)
}
