import { type Kysely, sql } from 'kysely'

/**
 * A caregiver who was asked for documents waits for staff again a week later. That moment makes no new version of the
 * record: nobody's save overwrites it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace trigger bump_version
      before update of years_of_experience, work_experience, employee_id,
        review_status, review_reason, reviewed_at, reviewed_by
      on caregivers for each row execute function bump_version();
    update caregivers set waits_since = asked.last + interval '7 days'
    from (select caregiver_id, max(asked_at) as last from wanted_documents group by caregiver_id) asked
    where caregiver_id = account_id and review_status = 'under_review';
  `.execute(db)
}
