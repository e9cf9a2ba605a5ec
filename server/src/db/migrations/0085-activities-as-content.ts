import { type Kysely, sql } from 'kysely'

export const locks = 'what an agency announces are some hundred activities: each statement is over in milliseconds'

/** Activities and their types are kinds of content (docs/decisions/0169). Signing up changes nothing that an activity says. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create trigger register_content after insert or update or delete on activity_types
      for each row execute function register_content('activity-type', 'id', 'name', '');
    insert into content_records (kind, record, live, title, languages, position)
      select 'activity-type', id, true, name, written_languages(name), position from activity_types;
    create trigger register_content after insert or delete or update of
      title, pictures, city_id, location, description, requirements, notes, price, spoken, access, transport, picture_alts,
      starts_at, ends_at, registration_opens_at, registration_closes_at, quota on activities
      for each row execute function register_content('activity', 'id', 'title', '');
    insert into content_records (kind, record, live, title, languages)
      select 'activity', id::text, true, title, written_languages(title) from activities;
  `.execute(db)
}
