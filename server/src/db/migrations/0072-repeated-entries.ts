import { type Kysely, sql } from 'kysely'

/** People's reads of their own data, and refused logins, are counted like refusals. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table repeated_refusals rename to repeated_entries;
    alter index repeated_refusals_by_age rename to repeated_entries_by_age;
    alter table repeated_entries add column outcome text not null default 'refused' check (outcome in ('done', 'refused'));
    alter table repeated_entries alter column outcome drop default,
      drop constraint repeated_refusals_pkey, add primary key (actor, action, subject, outcome);
  `.execute(db)
}
