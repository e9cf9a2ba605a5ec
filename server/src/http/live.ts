import { minute } from '@portal/contract/durations'

/** A record that changed, or whose viewers did, as the database announces it: what, kind and id. */
export interface LiveListener {
  changed(what: string, kind: string, id: string): void
  /** Changes may have been missed. */
  missed(): void
  /** The portal is stopping, or the same owner has opened too many others since. */
  closed(): void
}

/** A browser has one stream for all of its tabs, so nobody needs more at once in one process. */
export const maxPerOwner = 20

/** For so long, and so many, changes are kept for streams that begin after the records were read: no more than a stream holds at once. */
const keptMs = minute
const maxKept = 500

/** Passes changes of records on to whoever listens in this process. */
export class LiveRecords {
  /** By owner, in the order in which they came. */
  readonly #listeners = new Map<LiveListener, string>()
  #isClosed = false
  #kept: { at: number; change: [what: string, kind: string, id: string] }[] = []
  #keptSince = performance.now()

  /**
   * Tells a listener of changes, first of those in the last `missedMs`. Closes the oldest listener of an owner who has too many. Returns
   * the unsubscribe function.
   */
  subscribe(listener: LiveListener, owner: string, missedMs = 0): () => void {
    if (this.#isClosed) listener.closed()
    const [oldest, ...others] = [...this.#listeners].filter(([, known]) => known === owner)
    if (oldest && others.length + 1 >= maxPerOwner) this.#close(oldest[0])
    this.#listeners.set(listener, owner)
    if (missedMs > 0) this.#catchUp(listener, performance.now() - missedMs)
    return () => this.#listeners.delete(listener)
  }

  #catchUp(listener: LiveListener, from: number) {
    if (from < this.#keptSince) return listener.missed()
    for (const { at, change } of this.#kept) if (at >= from) listener.changed(...change)
  }

  #close(listener: LiveListener) {
    this.#listeners.delete(listener)
    listener.closed()
  }

  /** Handles a payload of the channel `work`. */
  heard(payload: string): void {
    const [what = '', kind = '', id = ''] = payload.split(' ')
    this.#keep([what, kind, id])
    for (const listener of this.#listeners.keys()) listener.changed(what, kind, id)
  }

  #keep(change: [what: string, kind: string, id: string]) {
    const now = performance.now()
    this.#kept.push({ at: now, change })
    if (this.#kept.length > maxKept) this.#forget()
    this.#keptSince = Math.max(this.#keptSince, now - keptMs)
    while (this.#kept[0] && this.#kept[0].at < this.#keptSince) this.#kept.shift()
  }

  #forget() {
    this.#kept = []
    this.#keptSince = performance.now()
  }

  missed(): void {
    this.#forget()
    for (const listener of this.#listeners.keys()) listener.missed()
  }

  /** Lets every listener end, since the portal does not stop before its last answer has. */
  close(): void {
    this.#isClosed = true
    for (const listener of this.#listeners.keys()) listener.closed()
  }
}
