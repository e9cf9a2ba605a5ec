import { type Kysely, sql } from 'kysely'

/** What editors called the films that they uploaded for the home page (docs/decisions/0174). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table home_films (
      path text primary key references staff_pictures on delete cascade,
      name text not null check (length(name) between 1 and 200),
      duration_ms integer not null check (duration_ms > 0),
      added_at timestamptz not null default now()
    );
  `.execute(db)
}
