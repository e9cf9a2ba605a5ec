import { type Kysely, sql } from 'kysely'

/** The devices from which somebody has logged in to an account: failures elsewhere do not lock them out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table known_devices (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null references accounts on delete cascade, token_hash bytea not null,
      last_used_at timestamptz not null default now(), unique (token_hash, account_id)
    );
    create index known_devices_by_account on known_devices (account_id);
  `.execute(db)
}
