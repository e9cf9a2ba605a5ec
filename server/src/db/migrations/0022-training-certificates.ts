import { type Kysely, sql } from 'kysely'

/** Signatures and certificates. A certificate repeats what it says, so that later changes of names and modules leave it as it is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table training_certificates (
      id uuid primary key default gen_random_uuid(), version int not null default 1,
      number text not null unique check (number ~ '^[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){2}$'),
      assignment_id uuid not null unique references training_assignments on delete cascade,
      account_id uuid not null references accounts on delete cascade,
      holder text not null, course texts not null, minutes int not null,
      completed_on date not null, signed_at timestamptz not null,
      withdrawn_at timestamptz, withdrawn_by uuid references accounts on delete set null,
      withdrawn_reason text not null default ''
    );
    create trigger bump_version before update of withdrawn_at on training_certificates
      for each row execute function bump_version();
    create trigger announce after insert or update or delete or truncate on training_certificates
      for each statement execute function announce_content();
    create index training_certificates_by_account on training_certificates (account_id, completed_on);

    create table training_signatures (
      certificate_id uuid primary key references training_certificates on delete cascade,
      signature_sealed bytea not null, consent_version int not null, consent_language language not null
    );
  `.execute(db)
}
