import { LRUCache } from 'lru-cache'
import { Sources } from './sources.ts'

/** Makes a value; notes each table in `sources` before it is read. */
export type Make<T> = (sources: Sources) => Promise<T>

/** A value with what it was made from. `staleSince`: when the first change that it does not show was heard (`performance.now()`). */
export interface Kept<T = unknown> {
  value: T
  sources: Sources
  startedAt: number
  staleSince?: number | undefined
}

interface Making extends Pick<Kept, 'sources' | 'startedAt' | 'staleSince'> {
  promise: Promise<Kept>
}

interface Options<T> {
  /** Most that may be kept, in bytes, and an estimate of one value's size. */
  bytes: number
  sizeOf(value: T): number
  /** Whether a value may be kept at all. */
  worth?(value: T): boolean
}

/**
 * Keeps what was made from public content. A change of a table marks what was made from it as stale; that stays until a new value
 * replaces it, since it is better than nothing while the database is away. Callers who ask for the same thing at once wait for one
 * maker. While changes cannot be heard (`deaf`), everything is stale from the moment at which its making began.
 */
export class ContentCache<T extends NonNullable<unknown> = NonNullable<unknown>> {
  readonly #kept: LRUCache<string, Kept<T>>
  readonly #making = new Map<string, Making>()
  readonly #worth: (value: T) => boolean
  #deaf = false

  constructor({ bytes, sizeOf, worth = () => true }: Options<T>) {
    this.#worth = worth
    this.#kept = new LRUCache({
      maxSize: bytes,
      sizeCalculation: ({ value }, key) => sizeOf(value) + key.length + 200,
    })
  }

  /** What is kept under a key, in date or not. */
  get(key: string): Kept<T> | undefined {
    return this.#kept.get(key)
  }

  /**
   * The value under a key, in date or stale for less than `staleFor` milliseconds; otherwise a new one from `make`.
   * @throws whatever `make` throws
   */
  async keep<V extends T | null | undefined>(key: string, make: Make<V>, staleFor = 0): Promise<Kept<V>> {
    const kept = this.#kept.get(key)
    return kept && isUsable(kept, staleFor) ? (kept as Kept<V>) : this.renew(key, make, staleFor)
  }

  /**
   * Makes the value under a key anew, unless that is being done and no change has come for `staleFor` milliseconds. With 0 every
   * caller makes its own while changes cannot be heard.
   */
  renew<V extends T | null | undefined>(key: string, make: Make<V>, staleFor: number): Promise<Kept<V>> {
    const running = this.#making.get(key)
    return running && isUsable(running, staleFor) ? (running.promise as Promise<Kept<V>>) : this.#make(key, make)
  }

  /** Gives up what is kept under a key: there is no such thing any more. */
  drop(key: string): void {
    this.#kept.delete(key)
  }

  /** A table has changed: what was made from it is stale from now on. Without a name, anything may have changed. */
  forget(table?: string): void {
    const now = performance.now()
    for (const values of [this.#kept.values(), this.#making.values()]) {
      for (const one of values) if (table === undefined || one.sources.has(table)) one.staleSince ??= now
    }
  }

  /** Changes cannot be heard from now on. */
  deaf(): void {
    this.#deaf = true
    this.forget()
  }

  /** Changes are heard from now on; those before may have been missed. */
  hearing(): void {
    this.forget()
    this.#deaf = false
  }

  #make<V extends T | null | undefined>(key: string, make: Make<V>): Promise<Kept<V>> {
    const startedAt = performance.now()
    const sources = new Sources()
    const own: Making = { sources, startedAt, staleSince: this.#deaf ? startedAt : undefined } as Making
    const making = async () => {
      try {
        const kept: Kept<V> = { value: await make(sources), sources, startedAt, staleSince: own.staleSince }
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

  /** What was begun earlier and took longer replaces nothing newer; what lacks data replaces nothing at all. */
  #store(key: string, made: Kept<T | null | undefined>): void {
    const { value, sources, startedAt } = made
    if (value === null || value === undefined || sources.outdated || !this.#worth(value)) return
    const before = this.#kept.get(key)
    if (!before || before.startedAt <= startedAt) this.#kept.set(key, made as Kept<T>)
  }
}

function isUsable({ staleSince }: { staleSince?: number | undefined }, staleFor: number): boolean {
  return staleSince === undefined || performance.now() - staleSince < staleFor
}
