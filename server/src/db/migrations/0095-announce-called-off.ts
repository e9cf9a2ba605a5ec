import { type Kysely, sql } from 'kysely'

export const locks = 'adds a trigger'

/** Announces to whoever has an activity open in the editor that it is called off. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function announce_called_off() returns trigger language plpgsql as $$
    begin
      perform pg_notify('work', 'record content ' || id) from content_records
        where kind = 'activity' and record = new.id::text;
      return null;
    end $$;
    create trigger announce_called_off after update of called_off_at on activities for each row
      when (new.called_off_at is distinct from old.called_off_at) execute function announce_called_off();
  `.execute(db)
}
