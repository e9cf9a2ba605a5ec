import { type Kysely, sql } from 'kysely'

/** Passkeys of staff, and the challenges that wait for an answer: of a login (no account), or of a new passkey. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table staff_passkeys (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null references staff on delete cascade, credential_id text not null unique,
      public_key bytea not null, counter bigint not null, name text not null,
      created_at timestamptz not null default now(), last_used_at timestamptz
    );
    create index staff_passkeys_by_account on staff_passkeys (account_id);

    create table staff_challenges (
      id uuid primary key default gen_random_uuid(),
      account_id uuid references staff on delete cascade, challenge text not null, expires_at timestamptz not null
    );
    create index staff_challenges_by_end on staff_challenges (expires_at);
  `.execute(db)
}
