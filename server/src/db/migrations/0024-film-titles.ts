import { type Kysely, sql } from 'kysely'

/** Titles by which trainers recognize films. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table training_films add column title text not null default ''`.execute(db)
}
