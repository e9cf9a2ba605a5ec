import { type Kysely, sql } from 'kysely'

/** What staff have saved moments ago and may take back, with the messages that wait until then. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table staff_saves (
      id uuid primary key default gen_random_uuid(),
      staff_id uuid not null references staff on delete cascade,
      action text not null, subject text not null, changes jsonb not null default '[]',
      until timestamptz not null, undone_at timestamptz
    );
    create index staff_saves_by_member on staff_saves (staff_id);
    create index staff_saves_by_age on staff_saves (until);
    create table held_messages (
      message_id uuid primary key references messages on delete cascade,
      save_id uuid not null references staff_saves on delete cascade
    );
    create index held_messages_by_save on held_messages (save_id);
  `.execute(db)
}
