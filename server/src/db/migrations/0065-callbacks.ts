import { type Kysely, sql } from 'kysely'

/** Calls that people asked for, as items of the work queue. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table work_items drop constraint work_items_kind_check,
      add check (kind in ('check', 'application', 'caregiver', 'review', 'undelivered', 'visit', 'callback'));

    create table callbacks (
      id uuid primary key default gen_random_uuid(), version int not null default 1,
      language text not null, about text not null check (about in ('code', 'card', 'care', 'job', 'other')),
      caller_sealed bytea not null, phone_fingerprint bytea not null, asked_at timestamptz not null default now(),
      handled_at timestamptz, handled_by uuid references staff on delete set null
    );
    create unique index callbacks_open_by_phone on callbacks (phone_fingerprint) where handled_at is null;
    create index callbacks_open on callbacks (asked_at, id) where handled_at is null;
    create index callbacks_by_staff on callbacks (handled_by);
    create trigger bump_version before update of handled_at on callbacks
      for each row execute function bump_version();
    create trigger announce_work after insert or update or delete on callbacks
      for each row execute function announce_work('callback', 'id');
    create trigger forget_work after delete on callbacks
      for each row execute function forget_work('callback', 'id');
  `.execute(db)
}
