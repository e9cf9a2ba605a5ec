import { type Kysely, sql } from 'kysely'

/** Who does not know which service they need may book a visit, where it is found out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table application_requests alter service_id drop not null,
      add constraint application_requests_service_known check (service_id is not null or method = 'offline');
  `.execute(db)
}
