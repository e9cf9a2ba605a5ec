const keptFor = 1_000
/** Shorter than the time for which stale answers are given, so that nobody waits for a database known to be away. */
const patience = 700
/** What changed in the last moment before an outage counts as in date: nobody had the time to ask for it anew. */
const moment = 1_000
/** Nothing older is given while the database is away. */
const longestOutage = 24 * 60 * 60 * 1000

/** Whether the database answers. It is asked once a second at most; each second while it is away or changes cannot be heard. */
export class DatabaseHealth {
  #awaySince: number | undefined
  readonly #ask: () => Promise<unknown>
  #deaf = false
  #answer: Promise<boolean> = Promise.resolve(true)
  #askedAt = Number.NEGATIVE_INFINITY
  #asking: NodeJS.Timeout | undefined

  constructor(ask: () => Promise<unknown>) {
    this.#ask = ask
  }

  /** Whether it was away when last asked. */
  get away(): boolean {
    return this.#awaySince !== undefined
  }

  /**
   * Whether something stale may be given while the database is away: if it was in date when that began. What is known to have
   * changed before may have been withdrawn.
   */
  wasInDate({ staleSince }: { staleSince?: number | undefined }): boolean {
    const now = performance.now()
    if (staleSince === undefined) return true
    return staleSince >= (this.#awaySince ?? now) - moment && now - staleSince < longestOutage
  }

  /** Whether the database answered within the last second, or does now. */
  answers(): Promise<boolean> {
    if (performance.now() - this.#askedAt >= keptFor) {
      this.#askedAt = performance.now()
      this.#answer = this.#test()
    }
    return this.#answer
  }

  /** The connection for changes was lost, and perhaps the database with it. */
  deaf(): void {
    this.#deaf = true
    this.#askedAt = Number.NEGATIVE_INFINITY
    this.#watch()
  }

  hearing(): void {
    this.#deaf = false
    this.#found(true)
  }

  /** A query could not reach the database. */
  failed(): void {
    this.#found(false)
  }

  stop(): void {
    clearInterval(this.#asking)
  }

  #watch(): void {
    this.#asking ??= setInterval(() => void this.answers(), keptFor).unref()
    void this.answers()
  }

  #found(there: boolean): boolean {
    this.#awaySince = there ? undefined : (this.#awaySince ?? performance.now())
    if (!there) this.#watch()
    else if (!this.#deaf) {
      this.stop()
      this.#asking = undefined
    }
    return there
  }

  async #test(): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(resolve, patience, false)
    })
    const answered = this.#ask().then(
      () => true,
      () => false,
    )
    return this.#found(await Promise.race([answered, late]).finally(() => clearTimeout(timer)))
  }
}
