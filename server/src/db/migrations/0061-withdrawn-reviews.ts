import { type Kysely, sql } from 'kysely'

/** Announces to staff that a waiting review is gone, since its author may withdraw it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create trigger announce_withdrawn_work after delete on comments
      for each row when (old.status = 'pending') execute function announce_work('review', 'id');
  `.execute(db)
}
