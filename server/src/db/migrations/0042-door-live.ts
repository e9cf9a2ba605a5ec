import { type Kysely, sql } from 'kysely'

/** Announces who comes to an activity, so that all of its doors show the same. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create trigger announce_door after insert or delete or update of status, checked_in_at on activity_registrations
      for each row execute function announce_work('activity', 'activity_id');
    create trigger announce_door after update on activities
      for each row when (new.version <> old.version) execute function announce_work('activity', 'id');
  `.execute(db)
}
