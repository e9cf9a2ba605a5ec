import { LRUCache } from 'lru-cache'
import { Sources } from './sources.ts'

/** Makes a value; records each table in `sources` before reading it. */
export type Make<T> = (sources: Sources) => Promise<T>

/** A cached value with its sources. `staleSince`: when the first change missing from it was heard (`performance.now()`). */
export interface CachedValue<T = unknown> {
  value: T
  sources: Sources
  startedAt: number
  staleSince?: number | undefined
}

interface Making extends Pick<CachedValue, 'sources' | 'startedAt' | 'staleSince'> {
  promise: Promise<CachedValue>
}

interface Options<T> {
  /** Maximum size in bytes, and an estimate of one value's size. */
  bytes: number
  sizeOf(value: T): number
  /** Whether a value may be cached at all. */
  isCacheable?(value: T): boolean
}

/**
 * Caches values made from public content. A change of a table marks the values made from it as stale; stale values stay until they
 * are replaced, to be served while the database is down. Concurrent requests for the same key share one call to the maker. While
 * changes cannot be heard (`lost`), every value is stale from the moment its making began.
 */
export class ContentCache<T extends NonNullable<unknown> = NonNullable<unknown>> {
  readonly #kept: LRUCache<string, CachedValue<T>>
  readonly #making = new Map<string, Making>()
  readonly #isCacheable: (value: T) => boolean
  #lost = false

  constructor({ bytes, sizeOf, isCacheable = () => true }: Options<T>) {
    this.#isCacheable = isCacheable
    this.#kept = new LRUCache({
      maxSize: bytes,
      sizeCalculation: ({ value }, key) => sizeOf(value) + key.length + 200,
    })
  }

  /** The cached value, fresh or stale. */
  get(key: string): CachedValue<T> | undefined {
    return this.#kept.get(key)
  }

  /**
   * The cached value if it is fresh or has been stale for less than `staleFor` milliseconds; otherwise a new one from `make`.
   * @throws whatever `make` throws
   */
  async keep<V extends T | null | undefined>(key: string, make: Make<V>, staleFor = 0): Promise<CachedValue<V>> {
    const kept = this.#kept.get(key)
    return kept && isUsable(kept, staleFor) ? (kept as CachedValue<V>) : this.renew(key, make, staleFor)
  }

  /**
   * Makes a new value, or joins one already being made unless it has been stale for `staleFor` milliseconds. With 0, every caller
   * makes its own while changes cannot be heard.
   */
  renew<V extends T | null | undefined>(key: string, make: Make<V>, staleFor: number): Promise<CachedValue<V>> {
    const running = this.#making.get(key)
    return running && isUsable(running, staleFor) ? (running.promise as Promise<CachedValue<V>>) : this.#make(key, make)
  }

  /** Removes a key whose value no longer exists. */
  drop(key: string): void {
    this.#kept.delete(key)
  }

  /** Marks values made from a changed table as stale; without a name, all values. */
  forget(table?: string): void {
    const now = performance.now()
    for (const values of [this.#kept.values(), this.#making.values()]) {
      for (const one of values) if (table === undefined || one.sources.has(table)) one.staleSince ??= now
    }
  }

  /** Changes cannot be heard from now on. */
  lost(): void {
    this.#lost = true
    this.forget()
  }

  /** Changes are heard again; earlier ones may have been missed. */
  restored(): void {
    this.forget()
    this.#lost = false
  }

  #make<V extends T | null | undefined>(key: string, make: Make<V>): Promise<CachedValue<V>> {
    const startedAt = performance.now()
    const sources = new Sources()
    const own: Making = { sources, startedAt, staleSince: this.#lost ? startedAt : undefined } as Making
    const making = async () => {
      try {
        const kept: CachedValue<V> = { value: await make(sources), sources, startedAt, staleSince: own.staleSince }
        this.#store(key, kept)
        return kept
      } finally {
        if (this.#making.get(key) === own) this.#making.delete(key)
      }
    }
    this.#making.set(key, own)
    const promise = making()
    own.promise = promise
    return promise
  }

  /** Does not replace a newer value with one whose making began earlier, nor any value with one that lacks data. */
  #store(key: string, made: CachedValue<T | null | undefined>): void {
    const { value, sources, startedAt } = made
    if (value === null || value === undefined || sources.outdated || !this.#isCacheable(value)) return
    const before = this.#kept.get(key)
    if (!before || before.startedAt <= startedAt) this.#kept.set(key, made as CachedValue<T>)
  }
}

function isUsable({ staleSince }: { staleSince?: number | undefined }, staleFor: number): boolean {
  return staleSince === undefined || performance.now() - staleSince < staleFor
}
