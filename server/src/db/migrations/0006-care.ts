import { type Kysely, sql } from 'kysely'

/** The services, when offices take visits, what patients apply for, and how far the check of their white card is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table patients
      add column white_card_submitted_at timestamptz, add column white_card_decided_at timestamptz,
      add column white_card_reason_sealed bytea;
    create index patients_by_white_card on patients (white_card_status, white_card_submitted_at, account_id);

    create table services (
      id int generated always as identity primary key, position int not null,
      title texts not null, summary texts not null, description texts not null,
      for_whom texts not null, requirements texts not null, cost texts not null,
      picture picture_path not null, alt texts not null,
      methods text[] not null check (methods <@ array['online', 'offline'] and cardinality(methods) > 0),
      required_papers text[] not null, optional_papers text[] not null
    );
    create or replace view pictures_in_use (path) as
      select picture from banners union all select picture from service_scopes where picture is not null
      union all select unnest(pictures) from activities union all select unnest(images) from comments
      union all select picture from articles union all select picture from team_members
      union all select picture from team_event_pictures union all select picture from services;
  `.execute(db)
  await makeSchedules(db)
  await makeRequests(db)
}

/** Wall times in New York are text: opening hours belong to the clock on the wall, not to a moment. */
async function makeSchedules(db: Kysely<unknown>) {
  await sql`
    create domain wall_time as text check (value ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$');
    alter table offices
      add column slot_minutes int not null default 30 check (slot_minutes between 10 and 240),
      add column capacity int not null default 2 check (capacity > 0),
      add column lead_hours int not null default 24 check (lead_hours >= 0),
      add column days_ahead int not null default 60 check (days_ahead > 0);
    create table office_hours (
      office_id int not null references offices on delete cascade,
      weekday int not null check (weekday between 0 and 6),
      opens wall_time not null, closes wall_time not null check (closes > opens),
      primary key (office_id, weekday, opens)
    );
    create table closed_days (
      id int generated always as identity primary key,
      office_id int references offices on delete cascade, day date not null, reason texts not null,
      unique nulls not distinct (office_id, day)
    );
  `.execute(db)
}

/** What people tell about themselves stands sealed in one value a record. */
async function makeRequests(db: Kysely<unknown>) {
  await sql`
    create table application_drafts (
      id uuid primary key,
      patient_id uuid not null references patients on delete cascade, service_id int not null references services,
      step text not null, fields_sealed bytea not null, saved_at timestamptz not null,
      unique (patient_id, service_id)
    );
    create index application_drafts_by_age on application_drafts (saved_at);
    create table draft_papers (
      file_id uuid primary key references files on delete cascade,
      draft_id uuid not null references application_drafts on delete cascade,
      kind text not null, position int not null
    );

    create table application_requests (
      id uuid primary key, number text not null unique,
      patient_id uuid not null references patients on delete cascade, service_id int not null references services,
      method text not null check (method in ('online', 'offline')),
      progress text not null default 'to_do' check (progress in ('to_do', 'finished', 'exception', 'unknown')),
      content_sealed bytea not null,
      office_id int references offices, starts_at timestamptz, ends_at timestamptz check (ends_at > starts_at),
      notify_sms boolean not null, notify_email boolean not null, reminded_at timestamptz,
      idempotency_key uuid not null,
      submitted_at timestamptz not null, cancelled_at timestamptz,
      seen_at timestamptz not null, agency_at timestamptz, patient_at timestamptz,
      unique (patient_id, idempotency_key),
      check ((method = 'offline') = (office_id is not null and starts_at is not null and ends_at is not null))
    );
    create index application_requests_by_patient on application_requests (patient_id, submitted_at desc, id);
    create index application_requests_by_progress on application_requests (progress, submitted_at, id);
    create index application_requests_by_slot on application_requests (office_id, starts_at)
      where cancelled_at is null and progress <> 'finished';

    create table request_events (
      id uuid primary key, position bigint generated always as identity,
      request_id uuid not null references application_requests on delete cascade,
      at timestamptz not null,
      kind text not null
        check (kind in ('submitted', 'progress', 'paper_wanted', 'paper_added', 'message', 'moved', 'cancelled')),
      by text not null check (by in ('patient', 'agency')),
      progress text, paper text, text_sealed bytea
    );
    create index request_events_by_request on request_events (request_id, position);
    create table request_papers (
      id uuid primary key default gen_random_uuid(),
      request_id uuid not null references application_requests on delete cascade,
      kind text not null check (kind in ('identity', 'medicaidCard', 'proofOfAddress', 'doctorNote')),
      file_id uuid not null unique references files on delete cascade, added_at timestamptz not null,
      position int not null
    );
    create index request_papers_by_request on request_papers (request_id, added_at);
  `.execute(db)
}
