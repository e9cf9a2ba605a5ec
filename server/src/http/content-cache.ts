import { LRUCache } from 'lru-cache'

/**
 * Keeps what was made from public content until the content changes. A value is kept only if no change
 * was announced while it was being made, and callers who ask for the same thing at once wait for one maker.
 * While announcements cannot be heard (`pause`), nothing is kept.
 */
export class ContentCache {
  #kept: LRUCache<string, NonNullable<unknown>>
  #making = new Map<string, Promise<unknown>>()
  #generation = 0
  #paused = false

  /** `bytes`: most that may be kept; `sizeOf` estimates one value, in bytes. */
  constructor({ bytes, sizeOf }: { bytes: number; sizeOf(value: unknown): number }) {
    this.#kept = new LRUCache({ maxSize: bytes, sizeCalculation: (value, key) => sizeOf(value) + key.length + 100 })
  }

  /** What is kept under a key. */
  get(key: string): unknown {
    return this.#kept.get(key)
  }

  /** The value kept under a key, or a new one from `make`, kept from then on if it is `worth` it. */
  async keep<T>(key: string, make: () => Promise<T>, worth: (value: T) => boolean = () => true): Promise<T> {
    const kept = this.#kept.get(key)
    if (kept !== undefined) return kept as T
    const running = this.#making.get(key)
    if (running) return running as Promise<T>
    const making = this.#make(key, make, worth)
    this.#making.set(key, making)
    try {
      return await making
    } finally {
      if (this.#making.get(key) === making) this.#making.delete(key)
    }
  }

  /** Forgets everything: content has changed. */
  clear(): void {
    this.#generation++
    this.#kept.clear()
    this.#making.clear()
  }

  /** Stops keeping, since changes can go unheard; `resume` starts again from nothing. */
  pause(): void {
    this.#paused = true
    this.clear()
  }

  resume(): void {
    this.#paused = false
    this.clear()
  }

  async #make<T>(key: string, make: () => Promise<T>, worth: (value: T) => boolean): Promise<T> {
    const generation = this.#generation
    const value = await make()
    const current = !this.#paused && generation === this.#generation
    if (current && value !== undefined && value !== null && worth(value)) this.#kept.set(key, value)
    return value
  }
}
