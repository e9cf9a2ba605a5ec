import { type Kysely, sql } from 'kysely'

/** The decision that a review's author was last told of. An unpublished review that is published again is no news. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table comments add column told text check (told in ('published', 'rejected'));
    update comments set told = status where status <> 'pending' and author_id is not null;
  `.execute(db)
}
