import { randomUUID } from 'node:crypto'

const prefix = 'echo '
const patience = 500

/**
 * Tells when every change committed before a moment has been heard here: announcements arrive in the order of their commits,
 * so an announcement of our own comes after all of them.
 */
export class ContentEcho {
  readonly #announce: (payload: string) => Promise<unknown>
  readonly #own = prefix + randomUUID()
  #heard: (() => void) | undefined
  #running: Promise<void> | undefined
  #next: Promise<void> | undefined

  /** `announce` sends a payload to all who listen to changes of content. */
  constructor(announce: (payload: string) => Promise<unknown>) {
    this.#announce = announce
  }

  /** Waits until all changes committed so far have been heard; for half a second at most. Callers share one announcement. */
  catchUp(): Promise<void> {
    if (!this.#running) return this.#run()
    // The announcement under way may have been sent before the caller's change.
    this.#next ??= this.#running.then(() => {
      this.#next = undefined
      return this.#run()
    })
    return this.#next
  }

  /** Takes a payload that was heard; false when it is a change. */
  takes(payload: string): boolean {
    if (payload === this.#own) this.#heard?.()
    return payload.startsWith(prefix)
  }

  #run(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, patience)
    this.#heard = resolve
    this.#announce(this.#own).catch(() => resolve())
    this.#running = promise.finally(() => {
      clearTimeout(timer)
      this.#running = undefined
    })
    return this.#running
  }
}
