import { type Kysely, sql } from 'kysely'

/**
 * Second factors of staff that they set up themselves: a new account has none until its first login, recovery codes, and devices
 * that need none for a while. Accounts from before have their authenticator.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table staff
      alter column totp_secret_sealed drop not null,
      add column totp_confirmed_at timestamptz,
      add column totp_pending_sealed bytea,
      add column set_up_until timestamptz not null default now() + interval '7 days';
    update staff set totp_confirmed_at = now();
    alter table staff add constraint staff_confirmed_authenticator
      check (totp_confirmed_at is null or totp_secret_sealed is not null);

    create table staff_recovery_codes (
      account_id uuid not null references staff on delete cascade, code_fingerprint bytea not null,
      created_at timestamptz not null default now(), used_at timestamptz,
      primary key (account_id, code_fingerprint)
    );

    alter table known_devices
      add column name text not null default '',
      add column second_factor_until timestamptz,
      add column remembered boolean not null default false;
  `.execute(db)
}
