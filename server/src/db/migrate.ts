import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { type Database, DatabaseError } from './client.ts'
import * as content from './migrations/0001-content.ts'
import * as accounts from './migrations/0002-accounts.ts'
import * as activities from './migrations/0003-activities.ts'
import * as news from './migrations/0004-news-and-about.ts'
import * as feedback from './migrations/0005-feedback.ts'
import * as care from './migrations/0006-care.ts'
import * as search from './migrations/0007-search.ts'
import * as calledOff from './migrations/0008-called-off-and-moved.ts'

/** Every change of the schema, in order. A migration that has landed is never edited. */
/** Every step of the schema by its name, in order. */
export const migrations = {
  '0001-content': content,
  '0002-accounts': accounts,
  '0003-activities': activities,
  '0004-news-and-about': news,
  '0005-feedback': feedback,
  '0006-care': care,
  '0007-search': search,
  '0008-called-off-and-moved': calledOff,
}

/**
 * Brings the schema up to date, however long that takes. Processes that start at once take turns (the migrator holds an advisory
 * lock).
 * @throws DatabaseError when a migration fails; nothing of it is left behind.
 */
export async function migrate(db: Database): Promise<void> {
  const { error, results } = await db.connection().execute(async (own) => {
    // A call may take some seconds; a table that has grown takes longer, and so does waiting for another process's turn.
    await sql`set statement_timeout = 0`.execute(own)
    const migrator = new Migrator({ db: own, provider: { getMigrations: async () => migrations } })
    return migrator.migrateToLatest().finally(() => sql`reset statement_timeout`.execute(own))
  })
  if (!error) return
  const failed = results?.find((result) => result.status === 'Error')?.migrationName ?? 'the preparation'
  throw new DatabaseError(`The database could not be brought up to date (${failed}): ${error}`, { cause: error })
}
