import { type Kysely, sql } from 'kysely'

/** Until when a caregiver's document is valid; null when it does not expire. `reminded_days`: the last reminder, in days ahead. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table caregiver_documents
      add column expires_on date, add column reminded_days int check (reminded_days > 0);
    create index caregiver_documents_by_expiry on caregiver_documents (expires_on) where expires_on is not null;
    create trigger bump_version_of_expiry before update of expires_on on caregiver_documents
      for each row execute function bump_version();
  `.execute(db)
}
