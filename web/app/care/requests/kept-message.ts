import { forget, keep, readKept } from '../../ui/form/window-store'

const storageKey = 'message'

interface Message {
  requestId: string
  text: string
}

/** What its owner typed about an application and has not sent yet; kept in this window, also over a login. */
export function readMessage(owner: string, requestId: string): string {
  const kept = readKept(storageKey, owner) as Message | null
  return kept?.requestId === requestId ? kept.text : ''
}

/** Keeps what is typed; nothing is kept of an empty message. */
export function keepMessage(owner: string, requestId: string, text: string): void {
  if (text) keep(storageKey, owner, { requestId, text } satisfies Message)
  else forget(storageKey)
}
