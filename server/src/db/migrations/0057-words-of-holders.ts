import { type Kysely, sql } from 'kysely'

/**
 * Words of applications that their accounts tell in clear are no longer hashed (docs/decisions/0115). SQL has no key, so the chore that
 * stores missing words makes all of them anew, and those of an account whose name or phone changes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update application_requests set words_key = null where words_key is not null;

    create function renew_request_words() returns trigger language plpgsql as $$
    begin
      update application_requests set words_key = null where patient_id = new.id and words_key is not null;
      return null;
    end $$;
    create trigger renew_request_words after update of first_name, last_name, preferred_name, phone on accounts
      for each row when ((old.first_name, old.last_name, old.preferred_name, old.phone)
        is distinct from (new.first_name, new.last_name, new.preferred_name, new.phone))
      execute function renew_request_words();
  `.execute(db)
}
