import { type Kysely, sql } from 'kysely'

/** The messages that a publication of content has queued, which wait as long as it can be taken back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table published_messages (
      message_id uuid primary key references messages on delete cascade,
      publication text not null
    );
    create index published_messages_by_publication on published_messages (publication);
  `.execute(db)
}
