import { type Kysely, sql } from 'kysely'

/** Staff edit what services cost and which needs they cover, so that services have versions like other edited records. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table services add column version int not null default 1;
    create trigger bump_version before update of cost, needs on services
      for each row execute function bump_version();
  `.execute(db)
}
