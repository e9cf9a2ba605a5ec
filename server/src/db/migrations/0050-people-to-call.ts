import { type Kysely, sql } from 'kysely'

/** People whom staff have to call: no message reaches them, or their visit is on a day that has been closed since. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table work_items drop constraint work_items_kind_check,
      add check (kind in ('check', 'application', 'caregiver', 'review', 'undelivered', 'visit'));
  `.execute(db)
  await keepUndelivered(db)
  await announceClosedDays(db)
}

/** The last message that failed for good, by account and channel. It goes when the account gets another phone or e-mail address. */
async function keepUndelivered(db: Kysely<unknown>) {
  await sql`
    create table undelivered (
      id uuid primary key default gen_random_uuid(), version int not null default 1,
      account_id uuid not null references accounts on delete cascade, channel text not null check (channel in ('sms', 'email')),
      kind text not null, subject text not null,
      reason text not null check (reason in ('stopped', 'wrong_address', 'refused', 'unavailable')),
      since timestamptz not null default now(), failed_at timestamptz not null default now(),
      handled_at timestamptz, handled_by uuid references staff on delete set null,
      unique (account_id, channel)
    );
    create index undelivered_open on undelivered (since, id) where handled_at is null;
    create index undelivered_by_staff on undelivered (handled_by);
    create trigger bump_version before update of failed_at, handled_at on undelivered
      for each row execute function bump_version();
    create trigger announce_work after insert or update or delete on undelivered
      for each row execute function announce_work('undelivered', 'id');
    create trigger forget_work after delete on undelivered
      for each row execute function forget_work('undelivered', 'id');

    create function forget_undelivered() returns trigger language plpgsql as $$
    begin
      delete from undelivered where account_id = new.id and channel = tg_argv[0];
      return null;
    end $$;
    create trigger forget_undelivered_sms after update of phone on accounts
      for each row when (new.phone is distinct from old.phone) execute function forget_undelivered('sms');
    create trigger forget_undelivered_email after update of email on accounts
      for each row when (new.email <> old.email) execute function forget_undelivered('email');
  `.execute(db)
}

/** A closed day announces the visits that are booked on it: its work items come and go with it. */
async function announceClosedDays(db: Kysely<unknown>) {
  await sql`
    alter table closed_days add column created_at timestamptz not null default now();
    create index application_requests_by_visit on application_requests (starts_at) where starts_at is not null;
    create function announce_closed_day() returns trigger language plpgsql as $$
    declare
      closed closed_days := coalesce(new, old);
    begin
      perform pg_notify('work', 'record visit ' || id) from application_requests
        where starts_at >= closed.day::timestamp at time zone 'America/New_York'
          and starts_at < (closed.day + 1)::timestamp at time zone 'America/New_York'
          and (closed.office_id is null or closed.office_id = application_requests.office_id);
      return null;
    end $$;
    create trigger announce_visits after insert or delete on closed_days
      for each row execute function announce_closed_day();
    create trigger forget_visit after delete on application_requests
      for each row execute function forget_work('visit', 'id');
  `.execute(db)
}
