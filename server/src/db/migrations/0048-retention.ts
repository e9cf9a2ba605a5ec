import { type Kysely, sql } from 'kysely'

/** How many months each kind of record is kept, where administrators changed it (docs/decisions/0105). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table retention_settings (
      id int primary key check (id = 1), version int not null default 1, months jsonb not null default '{}'
    );
    insert into retention_settings (id) values (1);
    create trigger bump_version before update on retention_settings for each row execute function bump_version();
    create trigger announce after insert or update or delete or truncate on retention_settings
      for each statement execute function announce_content();
  `.execute(db)
}
