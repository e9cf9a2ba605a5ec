import { type Kysely, sql } from 'kysely'

/** A visit that changed hours have left without a slot is an item of work, like one on a closed day. Moved, it is another visit. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table application_requests add column displaced_at timestamptz;
    create index application_requests_displaced on application_requests (displaced_at, id) where displaced_at is not null;

    create function forget_displaced() returns trigger language plpgsql as $$
    begin
      new.displaced_at := null;
      return new;
    end $$;
    create trigger forget_displaced before update of starts_at, office_id on application_requests for each row
      when (new.starts_at is distinct from old.starts_at or new.office_id is distinct from old.office_id)
      execute function forget_displaced();
    create trigger announce_displaced after update of displaced_at on application_requests for each row
      when (new.displaced_at is distinct from old.displaced_at) execute function announce_work('visit', 'id');
  `.execute(db)
}
