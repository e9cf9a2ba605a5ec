import { type IsolationLevel, Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { type CopyStreamQuery, type CopyToStreamQuery, from, to } from 'pg-copy-streams'
import { DatabaseError, type Tx } from './client.ts'
import { connectionSettings } from './connection.ts'
import type { Schema } from './schema.ts'

/** A transaction that copies whole tables beside ordinary statements. */
export interface Copying {
  tx: Tx
  copyOut(statement: string): CopyToStreamQuery
  copyIn(statement: string): CopyStreamQuery
}

export interface CopyingConnection extends AsyncDisposable {
  /** Statements outside of a transaction. */
  db: Kysely<Schema>
  transaction<T>(
    kind: { isolation: IsolationLevel; readOnly: boolean },
    work: (copying: Copying) => Promise<T>,
  ): Promise<T>
}

/** Values look the same whatever the server's and the role's settings are, and nothing is cut off that takes its time. */
const settings = {
  client_encoding: 'UTF8',
  timezone: 'UTC',
  datestyle: 'ISO, YMD',
  intervalstyle: 'postgres',
  bytea_output: 'hex',
  extra_float_digits: '1',
  statement_timeout: '0',
  lock_timeout: '0',
  idle_in_transaction_session_timeout: '0',
}

/** Opens one connection, without time limits, on which tables are copied. @throws DatabaseError when the database does not answer */
export async function connectForCopying(address: string): Promise<CopyingConnection> {
  const client = new pg.Client(connectionSettings(address, 'start'))
  client.on('error', () => {})
  await client.connect().catch((error: Error) => {
    throw new DatabaseError(`The database does not answer: ${error.message}`)
  })
  const only = Object.assign(client, { release() {} })
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: { options: {}, connect: async () => only, end: async () => {} } }),
  })
  return {
    db,
    transaction: ({ isolation, readOnly }, work) =>
      db
        .transaction()
        .setIsolationLevel(isolation)
        .setAccessMode(readOnly ? 'read only' : 'read write')
        .execute(async (tx) => {
          for (const [name, value] of Object.entries(settings))
            await sql`select set_config(${name}, ${value}, true)`.execute(tx)
          return work({
            tx,
            copyOut: (statement) => client.query(to(statement)),
            copyIn: (statement) => client.query(from(statement)),
          })
        }),
    // Not by the pool: one that was never asked is never ended.
    [Symbol.asyncDispose]: () => client.end(),
  }
}
