import { Listeners } from '@portal/client/listeners'
import { useSyncExternalStore } from 'react'

/** Whether calls reach the portal. While they do not, it asks by itself every few seconds. */

const retryAfter = 5_000
const listeners = new Listeners()
let isLost = false
let timer = 0

/** Notes how the last call went. */
export function noteLine(state: 'works' | 'broken'): void {
  const lost = state === 'broken'
  if (lost === isLost) return
  isLost = lost
  window.clearInterval(timer)
  if (lost) timer = window.setInterval(ask, retryAfter)
  listeners.tell()
}

/** Whether the connection is lost. */
export function useConnectionLost(): boolean {
  return useSyncExternalStore(onConnection, () => isLost)
}

/** Calls the listener when the connection is lost and when it is back. Returns the unsubscribe function. */
export const onConnection = listeners.add

/** Whether the connection is lost, outside of components. */
export function isConnectionLost(): boolean {
  return isLost
}

async function ask() {
  const answered = await fetch('/healthz', { cache: 'no-store' }).catch(() => undefined)
  if (answered?.ok) noteLine('works')
}

window.addEventListener('offline', () => noteLine('broken'))
window.addEventListener('online', ask)
