import type { ErrorCode } from '@portal/contract/envelope'
import { CompiledQuery } from 'kysely'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '../db/client.ts'
import { PortalError } from './errors.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** How often a thing may be done, in how many seconds, and what is said after that. Counted across all processes. */
const limits = {
  /** Wrong or right, each try at a password costs a hash; a right one starts the count anew. */
  passwordByAccount: { points: 10, duration: 15 * minute, code: 'too_many_attempts' },
  passwordByAccountDaily: { points: 20, duration: day, code: 'too_many_attempts' },
  passwordByAddress: { points: 100, duration: 15 * minute, code: 'too_many_requests' },
  codeByPhone: { points: 1, duration: minute, code: 'code_too_soon' },
  codeByPhoneDaily: { points: 5, duration: day, code: 'code_too_soon' },
  codeByAddress: { points: 30, duration: hour, code: 'too_many_requests' },
  codeCheckByAddress: { points: 60, duration: hour, code: 'too_many_requests' },
  /** Whether a Medicaid ID is another's is told: nobody may ask for many. */
  whiteCardByAccount: { points: 10, duration: day, code: 'too_many_requests' },
  registerByAddress: { points: 60, duration: hour, code: 'too_many_requests' },
} as const satisfies Record<string, { points: number; duration: number; code: ErrorCode }>

type Limit = keyof typeof limits

/** Counts what may not be done too often. Keys that hold personal data are given as fingerprints. */
export class Throttles {
  readonly #limiters: Record<Limit, RateLimiterPostgres>
  readonly #byAddress: boolean

  /** `byAddress`: whether addresses are limited at all; accounts and phones always are. */
  constructor(db: Database, { byAddress }: { byAddress: boolean }) {
    const storeClient = clientOf(db)
    const make = (name: Limit) =>
      new RateLimiterPostgres({
        storeClient,
        storeType: 'client',
        tableName: 'throttles',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points: limits[name].points,
        duration: limits[name].duration,
      })
    this.#limiters = Object.fromEntries((Object.keys(limits) as Limit[]).map((name) => [name, make(name)])) as never
    this.#byAddress = byAddress
  }

  /**
   * Counts one more.
   * @throws PortalError with the limit's code when it is one too many
   */
  async count(name: Limit, key: string): Promise<void> {
    if (name.endsWith('ByAddress') && !this.#byAddress) return
    try {
      await this.#limiters[name].consume(key)
    } catch (error) {
      if (error instanceof RateLimiterRes) throw new PortalError(limits[name].code)
      throw error
    }
  }

  /** Starts the count of a key anew. */
  async forget(name: Limit, key: string): Promise<void> {
    await this.#limiters[name].delete(key)
  }
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
