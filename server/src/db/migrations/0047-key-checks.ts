import { type Kysely, sql } from 'kysely'

/** A sealed value for each key that has ever sealed new data, so that a lost or wrong key is noticed at the start. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table key_checks (id text primary key, sealed bytea not null, made_at timestamptz not null default now())
  `.execute(db)
}
