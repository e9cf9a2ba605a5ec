import { type Kysely, sql } from 'kysely'

/** On which known device a session began, so that who ends a session ends what the device is trusted with, too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sessions add device_id uuid references known_devices on delete set null;
    create index sessions_by_device on sessions (device_id);
  `.execute(db)
}
