import { type Kysely, sql } from 'kysely'

/** A card whose number the state has not found is neither eligible nor ineligible. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table patients drop constraint patients_white_card_status_check,
      add check (white_card_status in ('waiting', 'submitted', 'eligible', 'ineligible', 'not_found'));
    alter table white_card_events drop constraint white_card_events_status_check,
      add check (status in ('waiting', 'submitted', 'eligible', 'ineligible', 'not_found'));
  `.execute(db)
}
