import { windowStore } from '@portal/client/storage'
import { texts } from '../texts'
import { toast } from '../toasts'

/**
 * Loads the document anew, but only if the portal can be reached: otherwise the browser would show its own error page, without our phone
 * number.
 */
export async function reload(): Promise<void> {
  if (await isReachable()) location.reload()
  else toast(texts().errors.network, 'error')
}

/** The address that was loaded anew. */
const reloaded = 'reloaded'

/** Loads the document anew, unless that was tried at this address since `forgetReload`. */
export function reloadOnce(): void {
  if (windowStore.read(reloaded) === location.href) return
  windowStore.write(reloaded, location.href)
  location.reload()
}

/** Lets `reloadOnce` load a document anew that it has loaded before. */
export function forgetReload(): void {
  windowStore.remove(reloaded)
}

/** Whether the portal answers at all. */
export async function isReachable(): Promise<boolean> {
  return fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
}

/**
 * Offers to load the page anew when a part of it is missing though the portal answers: it was renewed since the page was opened. Vite
 * announces every import that fails.
 */
export function watchForMissingParts(): void {
  addEventListener('vite:preloadError', async () => {
    if (!(await isReachable())) return
    const { errors } = texts()
    toast(errors.partMissing, 'error', { label: errors.loadAgain, act: reload })
  })
}
