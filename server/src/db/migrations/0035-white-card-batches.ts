import { type Kysely, sql } from 'kysely'

/**
 * Batches of Medicaid checks. What was asked about a patient, and what was answered, stands sealed and goes with the account; the
 * trace stays, so that an answer that still names it can be read.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table white_card_exchange (
      id int primary key check (id = 1), version int not null default 1, exchange jsonb, next_control int not null default 1
    );
    insert into white_card_exchange (id) values (1);
    create trigger bump_version before update of exchange on white_card_exchange
      for each row execute function bump_version();

    create table white_card_batches (
      id uuid primary key, version int not null default 1, control int not null unique, exchange jsonb not null,
      made_at timestamptz not null, made_by uuid references accounts on delete set null,
      state text not null default 'sent' check (state in ('sent', 'accepted', 'rejected', 'answered', 'closed')),
      rejection text not null default '', changed_at timestamptz not null
    );
    create trigger bump_version before update on white_card_batches for each row execute function bump_version();

    create table white_card_batch_checks (
      id uuid primary key, batch_id uuid not null references white_card_batches on delete cascade, position int not null,
      account_id uuid references patients on delete set null, trace text not null unique, sent_version int not null,
      asked_sealed bytea, proposal_sealed bytea, decided_at timestamptz, decided_by uuid references accounts on delete set null
    );
    create index white_card_batch_checks_by_batch on white_card_batch_checks (batch_id, position);
    create index white_card_batch_checks_by_account on white_card_batch_checks (account_id);
    create function forget_white_card_check() returns trigger language plpgsql as $$
    begin
      new.asked_sealed := null;
      new.proposal_sealed := null;
      return new;
    end $$;
    create trigger forget before update of account_id on white_card_batch_checks
      for each row when (new.account_id is null) execute function forget_white_card_check();

    create table white_card_batch_files (
      batch_id uuid not null references white_card_batches on delete cascade, fingerprint bytea not null,
      read_at timestamptz not null, primary key (batch_id, fingerprint)
    );
  `.execute(db)
}
