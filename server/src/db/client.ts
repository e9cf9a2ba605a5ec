import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Schema } from './schema.ts'

export type Database = Kysely<Schema>

/** The database cannot be reached or used; the message says what to do, without the password. */
export class DatabaseError extends Error {}

const oldestVersion = 150000

/**
 * Connects to PostgreSQL.
 * @throws DatabaseError when it does not answer, refuses the login, or is older than version 15.
 */
export async function connect(connectionString: string, poolSize: number): Promise<Database> {
  const pool = new pg.Pool({
    connectionString,
    max: poolSize,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 15_000,
  })
  // A connection that breaks while idle is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {})
  try {
    const answer = await pool.query<{ server_version_num: string }>('show server_version_num')
    const version = Number(answer.rows[0]?.server_version_num)
    if (version < oldestVersion)
      throw new DatabaseError(`PostgreSQL 15 or newer is needed; this server is ${version / 10000}.`)
  } catch (error) {
    await pool.end()
    throw error instanceof DatabaseError ? error : new DatabaseError(`The database does not answer: ${reason(error)}`)
  }
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
}

function reason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reason).join('; ')
  return error instanceof Error ? error.message : String(error)
}
