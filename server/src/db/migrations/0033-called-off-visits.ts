import { type Kysely, sql } from 'kysely'

/** Staff can call off a visit: its application goes on without a time, until another one is chosen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select conname as name from pg_constraint
    where conrelid = 'application_requests'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%method%office_id%'
  `.execute(db)
  for (const { name } of rows) await sql`alter table application_requests drop constraint ${sql.ref(name)}`.execute(db)
  await sql`
    alter table application_requests add constraint application_requests_visit check (
      num_nonnulls(office_id, starts_at, ends_at) = 0
      or (method = 'offline' and num_nonnulls(office_id, starts_at, ends_at) = 3)
    );
    alter table request_events drop constraint request_events_kind_check;
    alter table request_events add constraint request_events_kind_check check (
      kind in ('submitted', 'progress', 'paper_wanted', 'paper_added', 'message', 'moved', 'called_off', 'cancelled')
    );
  `.execute(db)
}
