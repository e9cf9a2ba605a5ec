import { randomUUID } from 'node:crypto'

const prefix = 'echo '
const timeoutMs = 500

/**
 * Waits until this process has heard every change committed before a moment: notifications arrive in commit order, so one sent by
 * this process arrives after all of them.
 */
export class ContentEcho {
  readonly #announce: (payload: string) => Promise<unknown>
  readonly #own = prefix + randomUUID()
  #heard: (() => void) | undefined
  #running: Promise<void> | undefined
  #next: Promise<void> | undefined

  /** `announce` sends a payload to all listeners for changes of content. */
  constructor(announce: (payload: string) => Promise<unknown>) {
    this.#announce = announce
  }

  /**
   * Waits, for at most half a second, until all changes committed so far have been heard. Concurrent callers share one
   * notification.
   */
  catchUp(): Promise<void> {
    if (!this.#running) return this.#run()
    // The notification in flight may have been sent before the caller's change.
    this.#next ??= this.#running.then(() => {
      this.#next = undefined
      return this.#run()
    })
    return this.#next
  }

  /** Handles a received payload; false if it is a change of content. */
  consume(payload: string): boolean {
    if (payload === this.#own) this.#heard?.()
    return payload.startsWith(prefix)
  }

  #run(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, timeoutMs)
    this.#heard = resolve
    this.#announce(this.#own).catch(() => resolve())
    this.#running = promise.finally(() => {
      clearTimeout(timer)
      this.#running = undefined
    })
    return this.#running
  }
}
