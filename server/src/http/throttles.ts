import { CompiledQuery, sql } from 'kysely'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '../db/client.ts'
import type { Keyring } from '../secrets/keyring.ts'
import { type Limit, limitKey, type Subject } from './limits.ts'

/** Counts in the database what a limit allows only so often. */
export class Throttles {
  readonly #db: Database
  readonly #keys: Keyring
  readonly #limiters = new Map<string, { limit: Limit; limiter: RateLimiterPostgres }>()
  readonly #ofStrangers: boolean

  /** `ofStrangers: false` turns off the limits that count whole networks or everybody; all others always hold. */
  constructor(db: Database, keys: Keyring, { ofStrangers }: { ofStrangers: boolean }) {
    this.#db = db
    this.#keys = keys
    this.#ofStrangers = ofStrangers
  }

  /**
   * Counts one more.
   * @throws PortalError with the limit's code when it is one too many
   */
  async count<L extends Limit>(limit: L, subject: Subject<L>): Promise<void> {
    if (!(await this.allows(limit, subject))) throw limit.refuse()
  }

  /** Counts one more; false when it is one too many. */
  async allows<L extends Limit>(limit: L, subject: Subject<L>): Promise<boolean> {
    if (!this.#ofStrangers && limit.by.every((part) => part === 'network')) return true
    try {
      await this.#limiterOf(limit).consume(limitKey(this.#keys, limit, subject))
      return true
    } catch (error) {
      if (error instanceof RateLimiterRes) return false
      throw error
    }
  }

  /** Takes back one that was counted. */
  async refund<L extends Limit>(limit: L, subject: Subject<L>): Promise<void> {
    await this.#limiterOf(limit).reward(limitKey(this.#keys, limit, subject))
  }

  /**
   * Counts a deed once it is done: one that is refused costs nothing. Deeds that run at once may pass the limit together, so that
   * retries of one submit are told what became of it and not that there were too many.
   * @throws PortalError with the limit's code when the limit has been reached, and whatever the deed throws
   */
  async countDone<L extends Limit, T>(limit: L, subject: Subject<L>, deed: () => Promise<T>): Promise<T> {
    const counted = await this.#limiterOf(limit).get(limitKey(this.#keys, limit, subject))
    if (counted && counted.consumedPoints >= limit.most) throw limit.refuse()
    const done = await deed()
    await this.allows(limit, subject)
    return done
  }

  /** Starts a count anew; with the first parts of the subject only, all counts that have them. */
  async forget<L extends Limit>(limit: L, subject: Partial<Subject<L>>): Promise<void> {
    const key = `${limit.name}:${limitKey(this.#keys, limit, subject)}`
    const whole = limit.by.every((part) => part in subject)
    const matches = whole ? sql<boolean>`key = ${key}` : sql<boolean>`starts_with(key, ${`${key}.`})`
    await this.#db.deleteFrom('throttles').where(matches).execute()
  }

  #limiterOf(limit: Limit): RateLimiterPostgres {
    const known = this.#limiters.get(limit.name) ?? { limit, limiter: limiterOf(this.#db, limit) }
    if (known.limit !== limit) throw new Error(`Two limits are called ${limit.name}`)
    this.#limiters.set(limit.name, known)
    return known.limiter
  }
}

function limiterOf(db: Database, { name, most, per }: Limit): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: clientOf(db),
    storeType: 'client',
    tableName: 'throttles',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points: most,
    duration: per,
  })
}

/** The limiter's queries go through the portal's own connections. */
function clientOf(db: Database) {
  return {
    async query({ text, values }: { text: string; values: unknown[] }) {
      const { rows } = await db.executeQuery(CompiledQuery.raw(text, values))
      return { rows, rowCount: rows.length }
    },
  }
}
