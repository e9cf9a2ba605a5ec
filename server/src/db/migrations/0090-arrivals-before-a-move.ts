import { type Kysely, sql } from 'kysely'

/** An arrival at a start that was moved, and that start: it counts again when the activity is moved back to it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table activity_registrations add column former_arrival timestamptz, add column former_start timestamptz
  `.execute(db)
}
