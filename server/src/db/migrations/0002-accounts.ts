import { type Kysely, sql } from 'kysely'

/** People, their sessions and files, the messages to them, and the audit log. Nothing here is public content. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create domain language as text check (value in ('en', 'zh-CN', 'zh-TW'));

    create table accounts (
      id uuid primary key default gen_random_uuid(),
      kind text not null check (kind in ('patient', 'caregiver', 'staff')),
      first_name text not null, last_name text not null, preferred_name text not null default '',
      phone text unique check (phone ~ '^[+]1[0-9]{10}$'), email text not null check (email = lower(email)),
      gender text check (gender in ('female', 'male')),
      address text not null default '', apartment text not null default '', state text not null default '',
      city text not null default '', postcode text not null default '',
      language language not null, password_hash text not null,
      created_at timestamptz not null default now(), disabled_at timestamptz,
      check (kind = 'staff' or phone is not null)
    );
    create index accounts_by_email on accounts (email, created_at);
    create table patients (
      account_id uuid primary key references accounts on delete cascade,
      medicaid_id_sealed bytea, medicaid_id_fingerprint bytea unique,
      white_card_status text not null default 'waiting'
        check (white_card_status in ('waiting', 'submitted', 'eligible', 'ineligible'))
    );
    create table caregivers (
      account_id uuid primary key references accounts on delete cascade,
      years_of_experience int not null, work_experience text not null default '', employee_id text not null default '',
      review_status text not null default 'under_review' check (review_status in ('under_review', 'approved', 'rejected')),
      review_reason text not null default '', reviewed_at timestamptz, reviewed_by uuid references accounts on delete set null
    );
    create index caregivers_by_review on caregivers (review_status, account_id);
    create table staff (
      account_id uuid primary key references accounts on delete cascade,
      roles text[] not null check (roles <@ array['admin', 'coordinator', 'editor', 'trainer'] and cardinality(roles) > 0),
      totp_secret_sealed bytea not null, totp_last_step bigint not null default 0
    );

    create table sessions (
      id uuid primary key default gen_random_uuid(),
      token_hash bytea not null unique, account_id uuid not null references accounts on delete cascade,
      device text not null default '',
      created_at timestamptz not null default now(), last_used_at timestamptz not null default now()
    );
    create index sessions_by_account on sessions (account_id);

    create table verification_codes (
      phone text not null, purpose text not null check (purpose in ('register', 'reset', 'change-phone')),
      code_fingerprint bytea not null, tries_left int not null check (tries_left >= 0),
      expires_at timestamptz not null, primary key (phone, purpose)
    );
    create table phone_proofs (
      id uuid primary key default gen_random_uuid(),
      token_hash bytea not null unique, phone text not null, tries_left int not null check (tries_left >= 0),
      expires_at timestamptz not null
    );
    create table throttles (key text primary key, points int not null default 0, expire bigint);

    create table files (
      id uuid primary key default gen_random_uuid(),
      owner_id uuid references accounts on delete cascade, proof_id uuid references phone_proofs on delete set null,
      media_type text not null, bytes int not null, width int not null, height int not null,
      kept boolean not null default false, created_at timestamptz not null default now()
    );
    create index files_by_owner on files (owner_id);
    create index files_by_proof on files (proof_id);
    create index files_unkept on files (created_at) where not kept;
    create table caregiver_documents (
      id uuid primary key default gen_random_uuid(),
      caregiver_id uuid not null references caregivers on delete cascade,
      kind text not null check (kind in ('workAuthorization', 'homeCareCertificate', 'medicalReport', 'proofOfAddress')),
      paper text not null default '', file_id uuid not null unique references files,
      review_status text not null default 'under_review' check (review_status in ('under_review', 'approved', 'rejected')),
      review_reason text not null default '', created_at timestamptz not null default now()
    );
    create index caregiver_documents_by_caregiver on caregiver_documents (caregiver_id, created_at);

    create table messages (
      id uuid primary key default gen_random_uuid(),
      channel text not null check (channel in ('sms', 'email')), cause text not null unique,
      content_sealed bytea, status text not null default 'waiting' check (status in ('waiting', 'sent', 'failed', 'expired')),
      attempts int not null default 0, problem text not null default '',
      expires_at timestamptz, created_at timestamptz not null default now(), done_at timestamptz
    );
    create index messages_by_age on messages (created_at);
  `.execute(db)
  await makeAuditLog(db)
}

/** Entries can be added, never changed or removed; the head tells how many there are, so that a cut end shows. */
async function makeAuditLog(db: Kysely<unknown>) {
  await sql`
    create table audit_entries (
      number bigint primary key, at timestamptz not null, key_id text not null,
      actor text not null, action text not null, subject text not null, outcome text not null,
      details jsonb not null, mac bytea not null
    );
    create table audit_head (
      only_row boolean primary key default true check (only_row), number bigint not null, key_id text not null, mac bytea not null
    );
    insert into audit_head (number, key_id, mac) values (0, '', '');
    create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception 'the audit log is append-only';
    end $$;
    create trigger append_only before update or delete or truncate on audit_entries
      for each statement execute function refuse_change();
  `.execute(db)
}
