import { type Kysely, sql } from 'kysely'

/** The id that this database shares with its file store (docs/decisions/0027); no row until the two are paired. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table file_store (single boolean primary key default true check (single), id uuid not null)`.execute(
    db,
  )
}
