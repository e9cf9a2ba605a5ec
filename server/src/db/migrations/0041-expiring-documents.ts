import { type Kysely, sql } from 'kysely'

/** Documents come into the work queue 60 days before they expire, in the order of an index of their own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index caregiver_documents_expiring on caregiver_documents
      (((expires_on - 60)::timestamp at time zone 'America/New_York'), caregiver_id)
      where review_status = 'approved' and expires_on is not null;
    create trigger announce_expiry after update of expires_on on caregiver_documents
      for each row execute function announce_work('caregiver', 'caregiver_id');
  `.execute(db)
}
