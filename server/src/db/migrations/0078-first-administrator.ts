import { type Kysely, sql } from 'kysely'

/** Links by which the first administrator makes an account, as long as there is none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table first_links (token_hash bytea primary key, expires_at timestamptz not null);
  `.execute(db)
}
