import { type Kysely, sql } from 'kysely'

/** What people ask before they come, and what each picture of an activity shows, in the order of the pictures. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table activities
      add column price texts not null default '{"en": "", "zh-CN": "", "zh-TW": ""}',
      add column spoken texts not null default '{"en": "", "zh-CN": "", "zh-TW": ""}',
      add column access texts not null default '{"en": "", "zh-CN": "", "zh-TW": ""}',
      add column transport texts not null default '{"en": "", "zh-CN": "", "zh-TW": ""}',
      add column picture_alts jsonb not null default '[]' check (jsonb_typeof(picture_alts) = 'array')
  `.execute(db)
}
