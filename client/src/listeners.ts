/** Those who want to know that something has changed, which they read themselves: what `useSyncExternalStore` subscribes to. */
export class Listeners {
  readonly #all = new Set<() => void>()
  readonly #isInStorage: boolean

  /** @param options.inStorage whether what changes is in the browser's storage, which other tabs change too */
  constructor({ inStorage = false } = {}) {
    this.#isInStorage = inStorage
  }

  /** Calls back after each change. Returns what ends that. */
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
