import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import pg from 'pg'
import { type ConnectionUse, connectionSettings } from './connection.ts'
import type { Schema } from './schema.ts'

export type Database = Kysely<Schema>

/**
 * An open transaction, as given by `db.transaction()`. Functions that lock, queue messages or audit ask for one: a lock taken
 * outside of a transaction is released with its statement (docs/decisions/0040-a-transaction-has-its-own-type.md).
 */
export type Tx = Transaction<Schema>

/** The database cannot be reached or used; the message says what to do, and does not contain the password. */
export class DatabaseError extends Error {}

const oldestVersion = 150000

/**
 * Connects to PostgreSQL. Waiting for a free connection has the same time limit as opening one.
 * @throws DatabaseError when the server does not answer, refuses the login, or is older than version 15
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

/** One connection without time limits, for starting the portal. */
export function connectWithoutTimeouts(address: string): Database {
  return databaseOn(openPool(address, 'start', 1))
}

/**
 * Takes an advisory lock for the rest of a transaction and removes the server's time limits from it. Calls `waiting` if another
 * process holds the lock, and waits for it however long that takes.
 */
export async function lockWithoutTimeout(tx: Tx, lock: number, waiting: () => void): Promise<void> {
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
  // A broken connection fails its query and is replaced for the next one. Without listeners on idle and busy connections, its error
  // would end the process.
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
