import { windowStore } from '@portal/client/storage'
import { texts } from '../texts'
import { toast } from '../toasts'

/**
 * Reloads the document, but only if the portal can be reached: otherwise the browser would show its own error page, without our phone
 * number.
 */
export async function reload(): Promise<void> {
  if (await isReachable()) location.reload()
  else toast(texts().errors.network, 'error')
}

/** The storage key of the URL that was reloaded. */
const reloaded = 'reloaded'

/** Reloads the document, unless that was tried at this URL since `forgetReload`. */
export function reloadOnce(): void {
  if (windowStore.read(reloaded) === location.href) return
  windowStore.write(reloaded, location.href)
  location.reload()
}

/** Lets `reloadOnce` reload a document again. */
export function forgetReload(): void {
  windowStore.remove(reloaded)
}

/** Whether the portal responds. */
export async function isReachable(): Promise<boolean> {
  return fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
}

/**
 * Offers a reload when a chunk is missing although the portal responds: a new release has replaced it since the page was opened. Vite
 * announces every import that fails.
 */
export function watchForMissingParts(): void {
  addEventListener('vite:preloadError', async () => {
    if (!(await isReachable())) return
    const { errors } = texts()
    toast(errors.partMissing, 'error', { label: errors.loadAgain, act: reload })
  })
}
