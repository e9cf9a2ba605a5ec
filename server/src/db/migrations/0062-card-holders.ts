import { type Kysely, sql } from 'kysely'

/** Name and date of birth on a patient's white card. They change no version: a check that was sent stays the one that was sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table patients add card_holder_sealed bytea;
    create trigger announce_holder after update of card_holder_sealed on patients
      for each row execute function announce_work('check', 'account_id');
  `.execute(db)
}
