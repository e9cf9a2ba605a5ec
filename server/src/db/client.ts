import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import pg from 'pg'
import { type ConnectionUse, connectionSettings } from './connection.ts'
import type { Schema } from './schema.ts'

export type Database = Kysely<Schema>

/**
 * An open transaction, which only `db.transaction()` gives. Whatever locks, queues messages or audits asks for one: a lock that
 * is taken outside of a transaction is gone with its statement (docs/decisions/0040-a-transaction-has-its-own-type.md).
 */
export type Tx = Transaction<Schema>

/** The database cannot be reached or used; the message says what to do, without the password. */
export class DatabaseError extends Error {}

const oldestVersion = 150000

/**
 * Connects to PostgreSQL; a call waits for a free connection as long as for a new one.
 * @throws DatabaseError when it does not answer, refuses the login, or is older than version 15.
 */
export async function connect(address: string, poolSize: number): Promise<Database> {
  const pool = openPool(address, 'calls', poolSize)
  try {
    await checkVersion(pool)
  } catch (error) {
    await pool.end()
    throw error instanceof DatabaseError ? error : new DatabaseError(`The database does not answer: ${reason(error)}`)
  }
  return databaseOn(pool)
}

/** One connection that may take as long as it needs, as starting a portal does. */
export function connectPatiently(address: string): Database {
  return databaseOn(openPool(address, 'start', 1))
}

/**
 * Takes an advisory lock for the rest of a transaction and lifts the server's time limits from it. Waits for as long as
 * another process has the lock; `waiting` is called then.
 */
export async function takeTurn(tx: Tx, lock: number, waiting: () => void): Promise<void> {
  await sql`
    select set_config(name, '0', true)
    from unnest(array['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']) as name
  `.execute(tx)
  const { rows } = await sql<{ free: boolean }>`select pg_try_advisory_xact_lock(${lock}) as free`.execute(tx)
  if (rows[0]?.free) return
  waiting()
  await sql`select pg_advisory_xact_lock(${lock})`.execute(tx)
}

function openPool(address: string, use: ConnectionUse, max: number): pg.Pool {
  const pool = new pg.Pool({ ...connectionSettings(address, use), max })
  // A broken connection fails its query and is replaced at the next one. Without listeners, for idle connections and
  // those in use, it would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

async function checkVersion(pool: pg.Pool): Promise<void> {
  const answer = await pool.query<{ server_version_num: string }>('show server_version_num')
  const version = Number(answer.rows[0]?.server_version_num)
  if (version < oldestVersion)
    throw new DatabaseError(`PostgreSQL 15 or newer is needed; this server is ${version / 10000}.`)
}

function databaseOn(pool: pg.Pool): Database {
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
}

function reason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reason).join('; ')
  return error instanceof Error ? error.message : String(error)
}
