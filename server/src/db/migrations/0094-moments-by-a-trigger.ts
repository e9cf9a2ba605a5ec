import { type Kysely, sql } from 'kysely'

export const locks = 'what an agency publishes are some hundred records: each statement is over in milliseconds'

/**
 * Keeps the moments of activities without a draft, also of those that the release before begins: it knows of no moments, and what has none is not
 * listed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function date_activity() returns trigger language plpgsql as $$
    begin
      new.moment := coalesce(
        case when new.record ~ '^[0-9]+$' then (select starts_at from activities where id = new.record::int) end,
        new.moment, 'infinity');
      return new;
    end $$;
    create trigger date_activity before insert or update on content_records for each row
      when (new.kind = 'activity' and not new.drafted) execute function date_activity();
    update content_records set moment = 'infinity' where kind = 'activity' and moment is null;
  `.execute(db)
}
