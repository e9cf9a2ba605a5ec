import { type Kysely, sql } from 'kysely'

/** Announces who came to a visit, so that every desk shows the same. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create trigger announce_attendance after update of attendance on application_requests
      for each row when (new.attendance is distinct from old.attendance)
      execute function announce_work('application', 'id');
  `.execute(db)
}
