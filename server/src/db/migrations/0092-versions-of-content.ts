import { type Kysely, sql } from 'kysely'

/** Activities and offices keep their versions: staff call off the ones, and set times for visits at the others. */
const kinds = ['articles', 'team_members', 'team_events', 'questions', 'services']

export const locks = 'the tables are small, and the release before reads none of these columns'

/** What is written as content has its version in content_records. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const kind of kinds) {
    const table = sql.table(kind)
    await sql`drop trigger bump_version on ${table}; alter table ${table} drop column version`.execute(db)
  }
}
