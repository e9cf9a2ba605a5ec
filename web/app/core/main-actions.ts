import { Listeners } from '@portal/client/listeners'

const listeners = new Listeners()
const buttons = new Set<HTMLElement>()

/** Makes a button one of its page's main actions (docs/decisions/0078), until the returned function is called. */
export function registerMainAction(button: HTMLElement): () => void {
  buttons.add(button)
  listeners.tell()
  return () => {
    buttons.delete(button)
    listeners.tell()
  }
}

/** The first main action within an element, in document order. */
export function mainActionOf(part: HTMLElement): HTMLElement | null {
  const isAfter = (one: Node, other: Node) => one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING
  const within = [...buttons].filter((button) => part.contains(button))
  return within.sort((one, other) => (isAfter(one, other) ? 1 : -1))[0] ?? null
}

/** Calls the listener when a main action is added, removed or rendered, possibly with another label. Returns the unsubscribe function. */
export const onMainActions = listeners.add

/** Reports that a main action was rendered. */
export const noteMainActionRendered = listeners.tell
