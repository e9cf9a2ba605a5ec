import { type Kysely, sql } from 'kysely'

/** Whether a message of a publication waits as long as that can be taken back; one that does not is never withdrawn with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table published_messages add column waits boolean not null default true`.execute(db)
}
