import { type Kysely, sql } from 'kysely'

/** Caregivers of each review status in the order of the list: longest waiting first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop index caregivers_by_review;
    create index caregivers_by_review on caregivers (review_status, waits_since, account_id);
  `.execute(db)
}
