import { type Kysely, sql } from 'kysely'

/** A keyed hash of what an application was sent with, by which a second try with other content is told from a repeated one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table application_requests add sent_fingerprint bytea`.execute(db)
}
