import { type Kysely, sql } from 'kysely'

/** Refusals of the last minutes, by which repetitions are counted before the audit log tells their number. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table repeated_refusals (
      actor text not null, action text not null, subject text not null,
      times int not null, since timestamptz not null,
      primary key (actor, action, subject)
    );
    create index repeated_refusals_by_age on repeated_refusals (since);
  `.execute(db)
}
