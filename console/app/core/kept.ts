/**
 * What this browser keeps until it can be sent: one entry of the local storage each, so that tabs do not overwrite each other's.
 * All of it is forgotten when the session ends.
 */

const prefix = 'staffKept:'
const changed = 'portal:kept'

/** Keeps an entry of a kind under an id. */
export function keep(kind: string, id: string, entry: object): void {
  localStorage.setItem(`${prefix}${kind}:${id}`, JSON.stringify(entry))
  window.dispatchEvent(new Event(changed))
}

/** Forgets an entry that was sent. */
export function drop(kind: string, id: string): void {
  localStorage.removeItem(`${prefix}${kind}:${id}`)
  window.dispatchEvent(new Event(changed))
}

/** The texts of the kept entries of a kind, or of every kind. */
export function keptEntries(kind = ''): string[] {
  const start = kind ? `${prefix}${kind}:` : prefix
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(start))
    .map((key) => localStorage.getItem(key) ?? '')
}

/** Forgets everything. */
export function dropAll(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
  window.dispatchEvent(new Event(changed))
}

/** Calls the listener when something is kept or dropped, in any tab. Returns the unsubscribe function. */
export function onKept(listener: () => void): () => void {
  window.addEventListener(changed, listener)
  window.addEventListener('storage', listener)
  return () => {
    window.removeEventListener(changed, listener)
    window.removeEventListener('storage', listener)
  }
}
