import { type Kysely, sql } from 'kysely'

/**
 * Tables with records that staff edit, and the columns whose change makes a new version. What people or the portal change
 * (sign-ups, reminders, keys) does not: it would refuse a save that overwrites nothing.
 */
const versioned: Record<string, string[]> = {
  activities: [
    ...['title', 'pictures', 'city_id', 'location', 'description', 'requirements', 'notes', 'quota'],
    ...['starts_at', 'ends_at', 'registration_opens_at', 'registration_closes_at', 'called_off_at', 'call_off_reason'],
  ],
  articles: [],
  team_members: ['name', 'role', 'bio', 'languages', 'picture', 'alt'],
  team_events: [],
  questions: [],
  comments: ['body', 'rating', 'images', 'reply', 'status', 'featured', 'reason'],
  caregivers: [],
  caregiver_documents: ['kind', 'paper', 'file_id', 'review_status', 'review_reason'],
  patients: ['white_card_status', 'white_card_submitted_at', 'white_card_decided_at'],
  application_requests: ['progress', 'cancelled_at', 'office_id', 'starts_at', 'ends_at'],
  offices: [],
}

/** Each record that staff edit has a version, by which a save from an older state is known. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function bump_version() returns trigger language plpgsql as $$
    begin
      new.version := old.version + 1;
      return new;
    end $$
  `.execute(db)
  for (const [table, columns] of Object.entries(versioned)) {
    const of = columns.length > 0 ? sql`of ${sql.join(columns.map((column) => sql.ref(column)))}` : sql``
    await sql`
      alter table ${sql.table(table)} add column version int not null default 1;
      create trigger bump_version before update ${of} on ${sql.table(table)}
        for each row execute function bump_version()
    `.execute(db)
  }
}
