import { type Kysely, sql } from 'kysely'

/**
 * The audit log is read in pages, by time, record, person, action or outcome: each has an index in the order of the pages, so that a
 * page of a long log takes as long as that of a short one. Checks of the whole log are kept, since they take a while.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index audit_entries_by_time on audit_entries (at, number);
    create index audit_entries_by_subject on audit_entries (subject, at, number);
    create index audit_entries_by_actor on audit_entries (actor, at, number);
    create index audit_entries_by_action on audit_entries (action, at, number);
    create index audit_entries_refused on audit_entries (at, number) where outcome = 'refused';

    create table audit_checks (
      id uuid primary key default gen_random_uuid(),
      started_at timestamptz not null default now(), done_at timestamptz,
      entries int not null default 0, waiting int not null default 0, log_end text not null default '',
      broken_place text, broken_why text
    );
    create index audit_checks_by_age on audit_checks (started_at);
  `.execute(db)
}
