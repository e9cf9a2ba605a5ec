import { CompiledQuery, sql } from 'kysely'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '../db/client.ts'
import type { Keyring } from '../secrets/keyring.ts'
import { PortalError } from './errors.ts'
import { type Limit, type LimitName, limitKey, limits, type Subject } from './limits.ts'

/** Counts in the database what the table of limits allows only so often. */
export class Throttles {
  readonly #db: Database
  readonly #keys: Keyring
  readonly #limiters: Map<string, RateLimiterPostgres>
  readonly #ofStrangers: boolean

  /** `ofStrangers: false` turns off the limits that count whole networks or everybody; all others always hold. */
  constructor(db: Database, keys: Keyring, { ofStrangers }: { ofStrangers: boolean }) {
    this.#db = db
    this.#keys = keys
    this.#limiters = new Map(Object.entries(limits).map(([name, limit]) => [name, limiterOf(db, name, limit)]))
    this.#ofStrangers = ofStrangers
  }

  /**
   * Counts one more.
   * @throws PortalError with the limit's code when it is one too many
   */
  async count<Name extends LimitName>(name: Name, subject: Subject<Name>): Promise<void> {
    if (!(await this.allows(name, subject))) throw new PortalError(limits[name].code)
  }

  /** Counts one more; false when it is one too many. */
  async allows<Name extends LimitName>(name: Name, subject: Subject<Name>): Promise<boolean> {
    const limit: Limit = limits[name]
    if (!this.#ofStrangers && limit.by.every((part) => part === 'network')) return true
    try {
      await this.#limiters.get(name)?.consume(limitKey(this.#keys, limit, subject))
      return true
    } catch (error) {
      if (error instanceof RateLimiterRes) return false
      throw error
    }
  }

  /** Takes back one that was counted. */
  async refund<Name extends LimitName>(name: Name, subject: Subject<Name>): Promise<void> {
    await this.#limiters.get(name)?.reward(limitKey(this.#keys, limits[name], subject))
  }

  /**
   * Counts a deed once it is done: one that is refused costs nothing. Deeds that run at once may pass the limit together, so that
   * retries of one submit are told what became of it and not that there were too many.
   * @throws PortalError with the limit's code when the limit has been reached, and whatever the deed throws
   */
  async countDone<Name extends LimitName, T>(name: Name, subject: Subject<Name>, deed: () => Promise<T>): Promise<T> {
    const { most, code }: Limit = limits[name]
    const counted = await this.#limiters.get(name)?.get(limitKey(this.#keys, limits[name], subject))
    if (counted && counted.consumedPoints >= most) throw new PortalError(code)
    const done = await deed()
    await this.allows(name, subject)
    return done
  }

  /** Starts a count anew; with the first parts of the subject only, all counts that have them. */
  async forget<Name extends LimitName>(name: Name, subject: Partial<Subject<Name>>): Promise<void> {
    const limit: Limit = limits[name]
    const key = `${name}:${limitKey(this.#keys, limit, subject)}`
    const whole = limit.by.every((part) => part in subject)
    const matches = whole ? sql<boolean>`key = ${key}` : sql<boolean>`starts_with(key, ${`${key}.`})`
    await this.#db.deleteFrom('throttles').where(matches).execute()
  }
}

function limiterOf(db: Database, name: string, { most, per }: Limit): RateLimiterPostgres {
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
