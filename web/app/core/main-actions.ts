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

/** The first main action within an element, in the order of the document. */
export function mainActionOf(part: HTMLElement): HTMLElement | null {
  const isAfter = (one: Node, other: Node) => one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING
  const within = [...buttons].filter((button) => part.contains(button))
  return within.sort((one, other) => (isAfter(one, other) ? 1 : -1))[0] ?? null
}

/** Calls back when a main action comes, goes or is rendered, maybe with other words. Returns what ends that. */
export const onMainActions = listeners.add

/** Tells that a main action was rendered. */
export const noteMainActionRendered = listeners.tell
