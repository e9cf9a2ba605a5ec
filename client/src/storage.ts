/**
 * The browser's two stores with memory behind them: a browser may forbid storage or have no room left, and the pages work all the same until
 * they are left. No other file names the browser's stores (biome.json).
 */
export class Store {
  readonly #open: () => Storage
  readonly #memory = new Map<string, string>()

  constructor(open: () => Storage) {
    this.#open = open
  }

  /** The text under a key; null when there is none. */
  read(key: string): string | null {
    return this.#memory.get(key) ?? this.#attempt((store) => store.getItem(key)) ?? null
  }

  /** The JSON value under a key; null when there is none or it is damaged. The caller validates its shape. */
  readJson(key: string): unknown {
    try {
      return JSON.parse(this.read(key) ?? 'null')
    } catch {
      return null
    }
  }

  /** Stores a text. Returns whether the browser keeps it; if not, it lasts as long as this page. */
  write(key: string, text: string): boolean {
    const isKept = this.#attempt((store) => {
      store.setItem(key, text)
      return true
    })
    if (isKept) this.#memory.delete(key)
    else {
      // A full store would go on giving what it kept before.
      this.remove(key)
      this.#memory.set(key, text)
    }
    return isKept ?? false
  }

  remove(key: string): void {
    this.#memory.delete(key)
    this.#attempt((store) => store.removeItem(key))
  }

  /** The keys that begin with a prefix. */
  keys(prefix: string): string[] {
    const kept = this.#attempt((store) => Object.keys(store)) ?? []
    return [...new Set([...kept, ...this.#memory.keys()])].filter((key) => key.startsWith(prefix))
  }

  clear(): void {
    this.#memory.clear()
    this.#attempt((store) => store.clear())
  }

  #attempt<T>(work: (store: Storage) => T): T | undefined {
    // A server has no visitor's storage, and memory there would be everybody's.
    if (typeof document === 'undefined') throw new Error('a server has no storage of a browser')
    try {
      const store = this.#open()
      if (!(store instanceof Storage)) throw new Error('there is none')
      return work(store)
    } catch (error) {
      console.info('this browser stores nothing:', error instanceof Error ? error.message : error)
      return undefined
    }
  }
}

/**
 * Puts memory in place of the stores that a browser forbids or lacks, for libraries that use them: React Router's scroll restoration.
 */
export function replaceMissingStores(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      if (window[name]) continue
    } catch {
      // Forbidden.
    }
    const memory = new Map<string, string>()
    const value = {
      getItem: (key: string) => memory.get(key) ?? null,
      setItem: (key: string, text: string) => void memory.set(key, text),
      removeItem: (key: string) => void memory.delete(key),
    }
    Object.defineProperty(window, name, { value, configurable: true })
  }
}

/** Kept until somebody clears it, and shared by all tabs. */
export const deviceStore = new Store(() => localStorage)

/** Kept until the window is closed, for this tab alone. */
export const windowStore = new Store(() => sessionStorage)
