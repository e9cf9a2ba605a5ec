import { type Kysely, sql } from 'kysely'

/** What became of each attempt to back the portal up; a problem is one that ended it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table backup_attempts (
      number bigint generated always as identity primary key,
      started_at timestamptz not null, ended_at timestamptz not null, place text not null,
      backup text, bytes bigint not null default 0, problem text,
      check ((backup is null) = (problem is not null))
    );
  `.execute(db)
}
