import { type Kysely, sql } from 'kysely'

/**
 * Words by which staff find sealed applications, as keyed hashes (docs/decisions/0082). `words_key` is the key that made them; null
 * until the application's words are there. Calls that staff noted are for staff alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table request_words (
      word bytea not null,
      request_id uuid not null references application_requests on delete cascade,
      primary key (word, request_id)
    );
    create index request_words_by_request on request_words (request_id);
    alter table application_requests add column words_key text;
    create index application_requests_without_words on application_requests (id) where words_key is null;
    create index application_requests_by_age on application_requests (submitted_at, id);
    create index application_requests_awaiting_answer on application_requests (submitted_at, id)
      where patient_at is not null and (agency_at is null or patient_at > agency_at);

    create table request_calls (
      id uuid primary key,
      request_id uuid not null references application_requests on delete cascade,
      staff_id uuid references accounts on delete set null,
      at timestamptz not null,
      outcome text not null check (outcome in ('reached', 'no_answer', 'left_message')),
      note_sealed bytea
    );
    create index request_calls_by_request on request_calls (request_id, at);
  `.execute(db)
}
