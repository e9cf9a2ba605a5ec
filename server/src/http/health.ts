const keptFor = 1_000
/** Timeout in ms, shorter than stale answers are served, so that no request waits for a database known to be down. */
const timeoutMs = 700
/** Changes this shortly before an outage (ms) still count as fresh, since there was no time to reload. */
const moment = 1_000
/** How long a change may be missing from answers served during an outage, in ms. */
const longestOutage = 24 * 60 * 60 * 1000

/** Tracks whether the database answers. Checks at most once a second, and every second while it is down or changes cannot be heard. */
export class DatabaseHealth {
  #awaySince: number | undefined
  readonly #ask: () => Promise<unknown>
  #lost = false
  #answer: Promise<boolean> = Promise.resolve(true)
  #askedAt = Number.NEGATIVE_INFINITY
  #asking: NodeJS.Timeout | undefined
  readonly #waiting = new Set<() => void>()

  constructor(ask: () => Promise<unknown>) {
    this.#ask = ask
  }

  /** Whether it was down at the last check. */
  get away(): boolean {
    return this.#awaySince !== undefined
  }

  /**
   * Whether a stale value may be served during the outage: only if it was fresh when the outage began. Values that changed before
   * may show withdrawn content.
   */
  wasInDate({ staleSince }: { staleSince?: number | undefined }): boolean {
    const now = performance.now()
    if (staleSince === undefined) return true
    return staleSince >= (this.#awaySince ?? now) - moment && now - staleSince < longestOutage
  }

  /** The result of `work`; undefined as soon as the database is found to be away. @throws whatever `work` throws before that */
  async untilAway<T>(work: Promise<T>): Promise<T | undefined> {
    let leave = () => {}
    const away = new Promise<undefined>((resolve) => {
      leave = () => resolve(undefined)
      this.#waiting.add(leave)
    })
    return Promise.race([work, away]).finally(() => this.#waiting.delete(leave))
  }

  /** Whether the database answered within the last second, or answers now. */
  answers(): Promise<boolean> {
    if (performance.now() - this.#askedAt >= keptFor) {
      this.#askedAt = performance.now()
      this.#answer = this.#test()
    }
    return this.#answer
  }

  /** Called when the listening connection is lost, and perhaps the database with it. */
  lost(): void {
    this.#lost = true
    this.#askedAt = Number.NEGATIVE_INFINITY
    this.#watch()
  }

  restored(): void {
    this.#lost = false
    this.#found(true)
  }

  /** Called when a query could not reach the database. */
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
    if (!there) {
      for (const leave of this.#waiting) leave()
      this.#watch()
    } else if (!this.#lost) {
      this.stop()
      this.#asking = undefined
    }
    return there
  }

  async #test(): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(resolve, timeoutMs, false)
    })
    const answered = this.#ask().then(
      () => true,
      () => false,
    )
    return this.#found(await Promise.race([answered, late]).finally(() => clearTimeout(timer)))
  }
}
