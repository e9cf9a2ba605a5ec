import { type Kysely, sql } from 'kysely'

/** What was noted at the door of an activity, each under its key: a tablet that was offline may send a note twice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table door_notes (
      idempotency_key uuid primary key,
      registration_id uuid not null references activity_registrations on delete cascade,
      arrived boolean not null, already boolean not null, noted_at timestamptz not null default now()
    );
    create index door_notes_by_registration on door_notes (registration_id);
  `.execute(db)
}
