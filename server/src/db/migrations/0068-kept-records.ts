import { type Kysely, sql } from 'kysely'

/** What the law keeps of an account that its owner deleted: sealed copies of records, with the files that belong to them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table kept_records (
      id uuid primary key,
      deleted_account_id uuid not null references deleted_accounts on delete cascade,
      kind text not null check (kind in ('finishedApplications', 'whiteCardChecks')),
      since timestamptz not null, content_sealed bytea not null
    );
    create index kept_records_by_account on kept_records (deleted_account_id);
    create index kept_records_by_age on kept_records (kind, since);
    create table kept_files (
      file_id uuid primary key references files on delete cascade,
      record_id uuid not null references kept_records on delete cascade
    );
    create index kept_files_by_record on kept_files (record_id);
  `.execute(db)
}
