import { type Kysely, sql } from 'kysely'

/**
 * Services say which needs they are for, and visitors read of them: the guide to services is public. Until staff have said so, a
 * service is for none in particular.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table services add column needs text[] not null default '{}';
    create trigger announce after insert or update or delete or truncate on services
      for each statement execute function announce_content();
  `.execute(db)
}
