/** A record that changed, or whose lookers did, as the database announces it: what, kind and id. */
export interface LiveListener {
  changed(what: string, kind: string, id: string): void
  /** Changes may have been missed. */
  missed(): void
  /** The portal is stopping, or the same owner has opened too many others since. */
  closed(): void
}

/** A browser has one stream for all of its tabs, so nobody needs more at once in one process. */
export const maxPerOwner = 20

/** Passes changes of records on to whoever listens in this process. */
export class LiveRecords {
  /** By owner, in the order in which they came. */
  readonly #listeners = new Map<LiveListener, string>()
  #isClosed = false

  /** Closes the oldest listener of an owner who has too many. Returns the unsubscribe function. */
  subscribe(listener: LiveListener, owner: string): () => void {
    if (this.#isClosed) listener.closed()
    const [oldest, ...others] = [...this.#listeners].filter(([, known]) => known === owner)
    if (oldest && others.length + 1 >= maxPerOwner) this.#close(oldest[0])
    this.#listeners.set(listener, owner)
    return () => this.#listeners.delete(listener)
  }

  #close(listener: LiveListener) {
    this.#listeners.delete(listener)
    listener.closed()
  }

  /** Handles a payload of the channel `work`. */
  heard(payload: string): void {
    const [what = '', kind = '', id = ''] = payload.split(' ')
    for (const listener of this.#listeners.keys()) listener.changed(what, kind, id)
  }

  missed(): void {
    for (const listener of this.#listeners.keys()) listener.missed()
  }

  /** Lets every listener end, since the portal does not stop before its last answer has. */
  close(): void {
    this.#isClosed = true
    for (const listener of this.#listeners.keys()) listener.closed()
  }
}
