/** A record that changed, or whose lookers did, as the database announces it: what, kind and id. */
export interface LiveListener {
  changed(what: string, kind: string, id: string): void
  /** Changes may have been missed. */
  missed(): void
  /** The portal is stopping. */
  closed(): void
}

/** Passes changes of records on to whoever listens in this process. */
export class LiveRecords {
  readonly #listeners = new Set<LiveListener>()
  #isClosed = false

  /** Returns the unsubscribe function. */
  subscribe(listener: LiveListener): () => void {
    if (this.#isClosed) listener.closed()
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Handles a payload of the channel `work`. */
  heard(payload: string): void {
    const [what = '', kind = '', id = ''] = payload.split(' ')
    for (const listener of this.#listeners) listener.changed(what, kind, id)
  }

  missed(): void {
    for (const listener of this.#listeners) listener.missed()
  }

  /** Lets every listener end, since the portal does not stop before its last answer has. */
  close(): void {
    this.#isClosed = true
    for (const listener of this.#listeners) listener.closed()
  }
}
