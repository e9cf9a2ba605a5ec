import { type Kysely, sql } from 'kysely'

/** The work queue: what staff arrange for records that wait for them. Which ones wait follows from the records themselves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table work_items (
      id text primary key generated always as (kind || ':' || record) stored,
      kind text not null check (kind in ('check', 'application', 'caregiver', 'review')), record text not null,
      version int not null default 1,
      assigned_to uuid references staff on delete set null, snoozed_until timestamptz
    );
    create index work_items_by_assignee on work_items (assigned_to, kind) where assigned_to is not null;
    create index work_items_snoozed on work_items (snoozed_until, kind) where snoozed_until is not null;
    create trigger bump_version before update of assigned_to, snoozed_until on work_items
      for each row execute function bump_version();

    create table work_notes (
      id uuid primary key, item text not null references work_items on delete cascade,
      author_id uuid references staff on delete set null, text_sealed bytea not null, created_at timestamptz not null
    );
    create index work_notes_by_item on work_notes (item, created_at);
    create index work_notes_by_author on work_notes (author_id);
  `.execute(db)
  await noteUnanswered(db)
  await noteWaitingCaregivers(db)
  await forgetWithRecords(db)
}

/** An applicant waits from the first message since the agency's last answer, not from the latest one. */
async function noteUnanswered(db: Kysely<unknown>) {
  await sql`
    alter table application_requests add column unanswered_since timestamptz;
    create function note_unanswered() returns trigger language plpgsql as $$
    begin
      if new.agency_at >= new.patient_at or new.patient_at is null then
        new.unanswered_since := null;
      else
        new.unanswered_since := coalesce(new.unanswered_since, new.patient_at);
      end if;
      return new;
    end $$;
    create trigger note_unanswered before insert or update of agency_at, patient_at on application_requests
      for each row execute function note_unanswered();
    update application_requests set unanswered_since = (
      select min(at) from request_events
      where request_id = application_requests.id and by = 'patient' and at > coalesce(agency_at, '-infinity')
    ) where patient_at > coalesce(agency_at, '-infinity');

    create index application_requests_new on application_requests (submitted_at, id)
      where cancelled_at is null and progress = 'to_do' and agency_at is null;
    create index application_requests_unanswered on application_requests (unanswered_since, id)
      where cancelled_at is null and progress <> 'finished' and agency_at is not null and unanswered_since is not null;
    create index application_requests_answered on application_requests (agency_at, id)
      where cancelled_at is null and progress = 'to_do' and agency_at is not null and unanswered_since is null;
  `.execute(db)
}

/** A caregiver waits from the registration, or from the moment when the review was opened again. */
async function noteWaitingCaregivers(db: Kysely<unknown>) {
  await sql`
    alter table caregivers add column waits_since timestamptz not null default now();
    alter table caregivers disable trigger bump_version;
    update caregivers set waits_since = greatest(created_at, reviewed_at) from accounts where accounts.id = account_id;
    alter table caregivers enable trigger bump_version;
    create function note_waiting() returns trigger language plpgsql as $$
    begin
      new.waits_since := now();
      return new;
    end $$;
    create trigger note_waiting before update of review_status on caregivers
      for each row when (new.review_status = 'under_review' and old.review_status <> 'under_review')
      execute function note_waiting();
    create index caregivers_waiting on caregivers (waits_since, account_id) where review_status = 'under_review';
    create index caregiver_documents_waiting on caregiver_documents (created_at, caregiver_id)
      where review_status = 'under_review';
  `.execute(db)
}

/** Notes are about people: they go with the record. */
async function forgetWithRecords(db: Kysely<unknown>) {
  await sql`
    create function forget_work() returns trigger language plpgsql as $$
    begin
      delete from work_items where id = tg_argv[0] || ':' || (to_jsonb(old) ->> tg_argv[1]);
      return null;
    end $$;
    create trigger forget_work after delete on patients
      for each row execute function forget_work('check', 'account_id');
    create trigger forget_work after delete on application_requests
      for each row execute function forget_work('application', 'id');
    create trigger forget_work after delete on caregivers
      for each row execute function forget_work('caregiver', 'account_id');
    create trigger forget_work after delete on comments
      for each row execute function forget_work('review', 'id');
  `.execute(db)
}
