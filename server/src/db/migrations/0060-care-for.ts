import { type Kysely, sql } from 'kysely'

/** For whom a patient's account was opened: relatives who live elsewhere open one for somebody in New York State. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table patients add care_for text not null default 'self' check (care_for in ('self', 'other'));
  `.execute(db)
}
