/** The subscribers of a value outside of React, for `useSyncExternalStore`. They are notified of changes and read the value themselves. */
export class Listeners {
  readonly #all = new Set<() => void>()
  readonly #isInStorage: boolean

  /** @param options.inStorage whether the value is in the browser's storage, which other tabs change too */
  constructor({ inStorage = false } = {}) {
    this.#isInStorage = inStorage
  }

  /** Calls the listener after each change. Returns the unsubscribe function. */
  readonly add = (listener: () => void): (() => void) => {
    this.#all.add(listener)
    if (this.#isInStorage) window.addEventListener('storage', listener)
    return () => {
      this.#all.delete(listener)
      if (this.#isInStorage) window.removeEventListener('storage', listener)
    }
  }

  readonly tell = (): void => {
    for (const listener of this.#all) listener()
  }
}
