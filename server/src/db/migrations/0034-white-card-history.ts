import { type Kysely, sql } from 'kysely'

/** What has happened to each Medicaid check. Of earlier checks only the latest submission and decision are known. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table white_card_events (
      id uuid primary key, position bigint generated always as identity,
      account_id uuid not null references patients on delete cascade,
      at timestamptz not null, status text not null check (status in ('waiting', 'submitted', 'eligible', 'ineligible')),
      by uuid references accounts on delete set null, reason_sealed bytea
    );
    create index white_card_events_by_account on white_card_events (account_id, position);

    insert into white_card_events (id, account_id, at, status)
      select gen_random_uuid(), account_id, white_card_submitted_at, 'submitted' from patients
      where white_card_submitted_at is not null;
    insert into white_card_events (id, account_id, at, status)
      select gen_random_uuid(), account_id, white_card_decided_at, white_card_status from patients
      where white_card_decided_at is not null;
  `.execute(db)
}
