import type { FastifyBaseLogger } from 'fastify'
import { CompiledQuery, sql } from 'kysely'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '../../db/client.ts'
import type { Keyring } from '../../secrets/keyring.ts'
import type { Refusal } from '../refusal.ts'
import { isOfStrangers, type Limit, limitKey, type Subject } from './limits.ts'

interface Options {
  ofStrangers: boolean
  log?: Pick<FastifyBaseLogger, 'warn'>
}

/** Enforces limits with counts in the database. */
export class Throttles {
  readonly #db: Database
  readonly #keys: Keyring
  readonly #limiters = new Map<string, { limit: Limit; limiter: RateLimiterPostgres }>()
  readonly #ofStrangers: boolean
  readonly #log: Pick<FastifyBaseLogger, 'warn'> | undefined

  /** `ofStrangers: false` disables the limits on whole networks and on strangers together; all others always apply. */
  constructor(db: Database, keys: Keyring, { ofStrangers, log }: Options) {
    this.#db = db
    this.#keys = keys
    this.#ofStrangers = ofStrangers
    this.#log = log
  }

  /** Counts one use. @throws PortalError with the limit's code beyond the limit */
  async count<L extends Limit>(limit: L, subject: Subject<L>): Promise<void> {
    const refusal = await this.refusalOf(limit, subject)
    if (refusal) throw refusal
  }

  /** Counts one use; false beyond the limit. */
  async allows<L extends Limit>(limit: L, subject: Subject<L>): Promise<boolean> {
    return (await this.refusalOf(limit, subject)) === undefined
  }

  /** Counts one use. @returns the error to throw beyond the limit */
  async refusalOf<L extends Limit>(limit: L, subject: Subject<L>): Promise<Refusal | undefined> {
    if (!this.#ofStrangers && isOfStrangers(limit)) return undefined
    try {
      const { consumedPoints } = await this.#limiterOf(limit).consume(limitKey(this.#keys, limit, subject))
      if (consumedPoints === limit.warnAt) this.#warn(limit, subject)
      return undefined
    } catch (error) {
      if (error instanceof RateLimiterRes) return refusalUntil(limit, error)
      throw error
    }
  }

  #warn({ name, max }: Limit, { account }: Partial<Record<string, string>>) {
    this.#log?.warn({ limit: name, max, ...(account && { account }) }, 'a limit is being used up')
  }

  /** Takes back one counted use. */
  async refund<L extends Limit>(limit: L, subject: Subject<L>): Promise<void> {
    await this.#limiterOf(limit).reward(limitKey(this.#keys, limit, subject))
  }

  /**
   * Counts an action after it succeeds: refused ones are free. Concurrent actions may exceed the limit together, so that retries of
   * one submit get its result rather than a refusal.
   * @throws PortalError with the limit's code when the limit is reached, and any error of the action
   */
  async countDone<L extends Limit, T>(limit: L, subject: Subject<L>, work: () => Promise<T>): Promise<T> {
    const counted = await this.#limiterOf(limit).get(limitKey(this.#keys, limit, subject))
    if (counted && counted.consumedPoints >= limit.max) throw refusalUntil(limit, counted)
    const done = await work()
    await this.allows(limit, subject)
    return done
  }

  /** Whether the limit is reached now; with only the first parts of the subject, by any matching count. */
  async isReached<L extends Limit>(limit: L, subject: Partial<Subject<L>>): Promise<boolean> {
    const reached = await this.#db
      .selectFrom('throttles')
      .select('key')
      .where(this.#matches(limit, subject))
      .where('points', '>=', limit.max)
      .where('expire', '>', String(Date.now()))
      .limit(1)
      .executeTakeFirst()
    return reached !== undefined
  }

  /** Resets a count; with only the first parts of the subject, all matching counts. */
  async forget<L extends Limit>(limit: L, subject: Partial<Subject<L>>): Promise<void> {
    await this.#db.deleteFrom('throttles').where(this.#matches(limit, subject)).execute()
  }

  #matches<L extends Limit>(limit: L, subject: Partial<Subject<L>>) {
    const key = `${limit.name}:${limitKey(this.#keys, limit, subject)}`
    const whole = limit.by.every((part) => part in subject)
    return whole ? sql<boolean>`key = ${key}` : sql<boolean>`starts_with(key, ${`${key}.`})`
  }

  #limiterOf(limit: Limit): RateLimiterPostgres {
    const known = this.#limiters.get(limit.name) ?? { limit, limiter: limiterOf(this.#db, limit) }
    if (known.limit !== limit) throw new Error(`Two limits are called ${limit.name}`)
    this.#limiters.set(limit.name, known)
    return known.limiter
  }
}

/** Sets a retry time only for errors about the limit: other codes conceal that there is one. */
function refusalUntil(limit: Limit, { msBeforeNext }: RateLimiterRes): Refusal {
  const refusal = limit.refuse()
  if (refusal.meaning.status === 429) refusal.retryAfter = Math.ceil(msBeforeNext / 1_000)
  return refusal
}

function limiterOf(db: Database, { name, max, per }: Limit): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: clientOf(db),
    storeType: 'client',
    tableName: 'throttles',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points: max,
    duration: per,
  })
}

/** Adapts the portal's own connection pool for the limiter. */
function clientOf(db: Database) {
  return {
    async query({ text, values }: { text: string; values: unknown[] }) {
      const { rows } = await db.executeQuery(CompiledQuery.raw(text, values))
      return { rows, rowCount: rows.length }
    },
  }
}
