import { type Kysely, sql } from 'kysely'

/** The name that an approved caregiver wants to have, until staff have reviewed it. Each change of it is a new version of the record. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table caregivers
      add column new_first_name text, add column new_last_name text, add column name_asked_at timestamptz,
      add column name_status text check (name_status in ('under_review', 'rejected')),
      add column name_reason text not null default '',
      add check (num_nulls(new_first_name, new_last_name, name_asked_at, name_status) in (0, 4));
    create or replace trigger bump_version
      before update of years_of_experience, work_experience, employee_id,
        review_status, review_reason, reviewed_at, reviewed_by,
        new_first_name, new_last_name, name_status, name_reason
      on caregivers for each row execute function bump_version();
    create index caregivers_by_new_name on caregivers (name_asked_at, account_id) where name_status = 'under_review';
  `.execute(db)
}
