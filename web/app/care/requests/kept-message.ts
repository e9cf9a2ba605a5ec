import { forget, keep, readKept } from '../../ui/form/window-store'

const storageKey = 'message'

interface Message {
  requestId: string
  text: string
}

/** What was typed about an application and not sent yet; kept in this window, also over a login. */
export function readMessage(requestId: string): string {
  const kept = readKept(storageKey) as Message | null
  return kept?.requestId === requestId ? kept.text : ''
}

/** Keeps what is typed; nothing is kept of an empty message. */
export function keepMessage(requestId: string, text: string): void {
  if (text) keep(storageKey, { requestId, text } satisfies Message)
  else forget(storageKey)
}
