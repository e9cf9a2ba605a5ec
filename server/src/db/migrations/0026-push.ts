import { type Kysely, sql } from 'kysely'

/**
 * Devices on which a person wants notices, and the key that identifies this portal to push services. A message with `push` goes to
 * the devices first, and through its channel only if that fails.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table push_keys (
      id text primary key default 'vapid' check (id = 'vapid'),
      public_key text not null, private_sealed bytea not null
    );
    create table push_subscriptions (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null references accounts on delete cascade,
      session_id uuid references sessions on delete set null,
      device_id uuid references known_devices on delete cascade,
      device text not null default '',
      endpoint_fingerprint bytea not null unique, subscription_sealed bytea not null,
      failing_since timestamptz,
      created_at timestamptz not null default now(), used_at timestamptz not null default now()
    );
    create index push_subscriptions_by_account on push_subscriptions (account_id);
    create index push_subscriptions_by_session on push_subscriptions (session_id);
    create index push_subscriptions_by_device on push_subscriptions (device_id);
    alter table messages add column push text check (push in ('waiting', 'sent', 'failed'));
    create index messages_waiting_for_push on messages (created_at) where push = 'waiting' and status = 'waiting';
  `.execute(db)
}
