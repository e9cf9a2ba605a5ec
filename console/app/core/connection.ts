import { Listeners } from '@portal/client/listeners'
import { useSyncExternalStore } from 'react'

/** Tracks whether calls reach the portal. While they do not, it is polled every five seconds. */

const retryAfter = 5_000
const listeners = new Listeners()
let isLost = false
let timer = 0

/** Records whether the last call reached the portal. */
export function setOnline(online: boolean): void {
  if (online !== isLost) return
  isLost = !online
  window.clearInterval(timer)
  if (isLost) timer = window.setInterval(poll, retryAfter)
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

async function poll() {
  const response = await fetch('/healthz', { cache: 'no-store' }).catch(() => undefined)
  if (response?.ok) setOnline(true)
}

window.addEventListener('offline', () => setOnline(false))
window.addEventListener('online', poll)
