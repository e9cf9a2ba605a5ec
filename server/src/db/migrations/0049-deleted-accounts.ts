import { type Kysely, sql } from 'kysely'

/**
 * A deleted account leaves its id with a sealed name and phone, so that the audit log still says whose data it was, and its exams and
 * certificates, which then belong to that stub (docs/decisions/0105).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table deleted_accounts (
      id uuid primary key, deleted_at timestamptz not null default now(), person_sealed bytea
    );
    create index deleted_accounts_by_age on deleted_accounts (deleted_at);

    alter table training_certificates alter column account_id drop not null;
    alter table training_assignments
      alter column account_id drop not null,
      add column deleted_account_id uuid references deleted_accounts on delete cascade,
      add constraint training_assignments_whose check (num_nonnulls(account_id, deleted_account_id) = 1);
    create index training_assignments_by_deleted_account on training_assignments (deleted_account_id)
      where deleted_account_id is not null;
  `.execute(db)
}
