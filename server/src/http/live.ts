import { minute } from '@portal/contract/durations'

/** A database notification: kind and id of a record that changed, or whose viewers did. */
export interface LiveListener {
  changed(what: string, kind: string, id: string): void
  /** Changes may have been missed. */
  missed(): void
  /** The portal is stopping, or the same owner has opened too many newer streams. */
  closed(): void
}

/** Maximum number of streams per owner in one process; a browser shares one stream among its tabs. */
export const maxPerOwner = 20

/** Age and number of changes kept for streams that open after the records were read: at most as many as a stream buffers. */
const keptMs = minute
const maxKept = 500

/** Forwards record changes to the listeners in this process. */
export class LiveRecords {
  /** By owner, oldest first. */
  readonly #listeners = new Map<LiveListener, string>()
  #isClosed = false
  #kept: { at: number; change: [what: string, kind: string, id: string] }[] = []
  #keptSince = performance.now()

  /**
   * Subscribes a listener to changes, starting with those of the last `missedMs`. Closes the oldest listener of an owner with too many.
   * @returns the unsubscribe function
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

  /** Handles a notification on the channel `work`. */
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

  /** Ends every listener, since open streams would keep the portal from stopping. */
  close(): void {
    this.#isClosed = true
    for (const listener of this.#listeners.keys()) listener.closed()
  }
}
