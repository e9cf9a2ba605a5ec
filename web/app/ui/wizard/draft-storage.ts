import { windowStore } from '@portal/client/storage'

/**
 * Drafts in this window's storage: one entry for each kind, and when somebody was last there. Other code reads and writes drafts through
 * `WindowDraft` only.
 */

export interface Entry {
  owner: string
  version: number
  /** The record that the draft is about, if there are several. */
  subject: string
  key: string
  /** Missing when it was removed because nobody was there for too long. */
  content?: object | undefined
}

const prefix = 'draft:'
const lastUseKey = 'draftsLastUse'

export function readEntry(name: string): Entry | null {
  return windowStore.readJson(prefix + name) as Entry | null
}

/** Stores a draft. Returns whether the browser keeps it; if not, it lasts as long as the page. */
export function storeEntry(name: string, entry: Entry): boolean {
  return windowStore.write(prefix + name, JSON.stringify(entry))
}

export function removeEntry(name: string): void {
  windowStore.remove(prefix + name)
}

/** Removes the content of all drafts. What is left says whose drafts there were, so that they can be told. */
export function emptyEntries(): void {
  for (const name of windowStore.keys(prefix).map((key) => key.slice(prefix.length))) {
    const entry = readEntry(name)
    if (entry) storeEntry(name, { ...entry, content: undefined })
    else removeEntry(name)
  }
}

/** When somebody was last there, in milliseconds since 1970; 0 when unknown. */
export function readLastUse(): number {
  return Number(windowStore.read(lastUseKey)) || 0
}

export function storeLastUse(time: number): void {
  windowStore.write(lastUseKey, String(time))
}
