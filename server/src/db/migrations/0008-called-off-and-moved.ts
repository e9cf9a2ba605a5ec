import { type Kysely, sql } from 'kysely'

/** Activities that are called off, and where and when each was to be before it was moved. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table activities
      add column called_off_at timestamptz, add column call_off_reason texts,
      add column updated_at timestamptz not null default now(),
      add check ((called_off_at is null) = (call_off_reason is null));
    create table activity_moves (
      activity_id int not null references activities on delete cascade, number int not null check (number > 0),
      at timestamptz not null default clock_timestamp(),
      starts_at timestamptz not null, ends_at timestamptz not null,
      location texts not null, city_id text not null references cities,
      primary key (activity_id, number)
    );
    create trigger announce after insert or update or delete or truncate on activity_moves
      for each statement execute function announce_content();
  `.execute(db)
}
