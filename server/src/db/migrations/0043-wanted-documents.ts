import { type Kysely, sql } from 'kysely'

/** Kinds of documents that staff have asked a caregiver for; the row goes when one is handed in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table wanted_documents (
      caregiver_id uuid not null references caregivers on delete cascade,
      kind text not null check (kind in ('workAuthorization', 'homeCareCertificate', 'medicalReport', 'proofOfAddress')),
      asked_at timestamptz not null,
      primary key (caregiver_id, kind)
    );
    create trigger announce_work after insert or update or delete on wanted_documents
      for each row execute function announce_work('caregiver', 'caregiver_id');
  `.execute(db)
}
