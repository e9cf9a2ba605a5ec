/**
 * A browser store backed by memory, which takes over when the browser forbids storage or its quota is used up: the page then works until it
 * is closed. No other file may use `localStorage` or `sessionStorage` (biome.json).
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
    return parseJson(this.read(key))
  }

  /** Stores a text. Returns whether the browser keeps it; if not, it lasts as long as this page. */
  write(key: string, text: string): boolean {
    const isKept = this.#attempt((store) => {
      store.setItem(key, text)
      return true
    })
    if (isKept) this.#memory.delete(key)
    else {
      // With its quota used up, the store would keep returning the old value.
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

  /** Removes the keys that begin with a prefix. */
  clear(prefix = ''): void {
    for (const key of this.keys(prefix)) this.remove(key)
  }

  #attempt<T>(work: (store: Storage) => T): T | undefined {
    // On the server the memory would be shared by all visitors.
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

/** Reads a JSON text and parses it; returns the same value until the text changes, as `useSyncExternalStore` requires. */
export function cachedJson<T>(read: () => string | null, parse: (json: unknown) => T): () => T {
  let last: { text: string | null; value: T } | undefined
  return () => {
    const text = read()
    if (last?.text !== text || !last) last = { text, value: parse(parseJson(text)) }
    return last.value
  }
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** Replaces stores that the browser forbids or lacks with memory, for libraries that use them: React Router's scroll restoration. */
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

/** The key prefix of unsent input (`unsent.ts`); the owner's id and a colon follow. */
export const unsentPrefix = 'unsent:'

/** `localStorage`: kept until it is cleared, and shared by all tabs. */
export const deviceStore = new Store(() => localStorage)

/** `sessionStorage`: kept until the window is closed, for this tab alone. */
export const windowStore = new Store(() => sessionStorage)
