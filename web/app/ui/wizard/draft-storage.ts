import { windowStore } from '@portal/client/storage'

/**
 * Drafts in this window's storage: one entry for each kind, and the time of the user's last activity. Other code reads and writes drafts
 * through `WindowDraft` only.
 */

export interface Entry {
  owner: string
  version: number
  /** The record that the draft is about, if there are several. */
  subject: string
  key: string
  /** Missing if it was removed because the user was idle for too long. */
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

/** Removes the content of all drafts. The remaining entries tell their owners that the drafts are gone. */
export function emptyEntries(): void {
  for (const name of windowStore.keys(prefix).map((key) => key.slice(prefix.length))) {
    const entry = readEntry(name)
    if (entry) storeEntry(name, { ...entry, content: undefined })
    else removeEntry(name)
  }
}

/** The time of the user's last activity, in ms since 1970; 0 when unknown. */
export function readLastUse(): number {
  return Number(windowStore.read(lastUseKey)) || 0
}

export function storeLastUse(time: number): void {
  windowStore.write(lastUseKey, String(time))
}
