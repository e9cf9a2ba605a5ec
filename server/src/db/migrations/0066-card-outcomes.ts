import { type Kysely, sql } from 'kysely'

/** What the state says between yes and no is an outcome of its own; what it has not decided comes back to the queue. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table patients drop constraint patients_white_card_status_check,
      add check (white_card_status in
        ('waiting', 'submitted', 'eligible', 'managed_care', 'limited', 'spend_down', 'pending', 'ineligible', 'not_found'));
    alter table white_card_events drop constraint white_card_events_status_check,
      add check (status in
        ('waiting', 'submitted', 'eligible', 'managed_care', 'limited', 'spend_down', 'pending', 'ineligible', 'not_found'));
    create index patients_card_pending on patients (white_card_decided_at, account_id) where white_card_status = 'pending';
  `.execute(db)
}
