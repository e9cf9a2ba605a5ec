import { type Kysely, sql } from 'kysely'

/** Who came: to visits of an office, and to activities. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await noteAttendance(db)
  await keepDoorNotes(db)
}

/**
 * Whether a visitor came; null until somebody has noted it. A note makes a new version of the application. A visit that is moved
 * is another visit, so the note goes.
 */
async function noteAttendance(db: Kysely<unknown>) {
  await sql`
    alter table application_requests
      add column attendance text check (attendance in ('arrived', 'no_show')),
      add check (attendance is null or starts_at is not null);
    create trigger bump_version_of_attendance before update of attendance on application_requests
      for each row execute function bump_version();
    create function forget_attendance() returns trigger language plpgsql as $$
    begin
      if new.starts_at is distinct from old.starts_at then new.attendance := null; end if;
      return new;
    end $$;
    create trigger forget_attendance before update of starts_at on application_requests
      for each row execute function forget_attendance();
  `.execute(db)
}

/** What was noted at the door of an activity, each under its key: a tablet that was offline may send a note twice. */
async function keepDoorNotes(db: Kysely<unknown>) {
  await sql`
    create table door_notes (
      idempotency_key uuid primary key,
      registration_id uuid not null references activity_registrations on delete cascade,
      arrived boolean not null, already boolean not null, noted_at timestamptz not null default now()
    );
    create index door_notes_by_registration on door_notes (registration_id);
  `.execute(db)
}
