import { type MigrationResult, Migrator } from 'kysely/migration'
import { connectPatiently, DatabaseError, lockPatiently, type Tx } from './client.ts'
import * as content from './migrations/0001-content.ts'
import * as accounts from './migrations/0002-accounts.ts'
import * as activities from './migrations/0003-activities.ts'
import * as news from './migrations/0004-news-and-about.ts'
import * as feedback from './migrations/0005-feedback.ts'
import * as care from './migrations/0006-care.ts'
import * as search from './migrations/0007-search.ts'
import * as calledOff from './migrations/0008-called-off-and-moved.ts'
import * as fileStore from './migrations/0009-file-store.ts'
import * as devices from './migrations/0010-known-devices.ts'
import * as provedEmails from './migrations/0011-proved-emails.ts'
import * as auditSeals from './migrations/0012-audit-seals.ts'
import * as versions from './migrations/0014-versions.ts'
import * as messages from './migrations/0015-messages.ts'
import * as questions from './migrations/0016-search-questions.ts'
import * as synonyms from './migrations/0017-search-synonyms.ts'
import * as facts from './migrations/0018-activity-facts.ts'
import * as serviceGuide from './migrations/0019-service-guide.ts'

interface Log {
  info(details: object, message: string): void
}

/** Every change of the schema by name, in order. A migration that has landed is never edited. */
export const migrations = {
  '0001-content': content,
  '0002-accounts': accounts,
  '0003-activities': activities,
  '0004-news-and-about': news,
  '0005-feedback': feedback,
  '0006-care': care,
  '0007-search': search,
  '0008-called-off-and-moved': calledOff,
  '0009-file-store': fileStore,
  '0010-known-devices': devices,
  '0011-proved-emails': provedEmails,
  '0012-audit-seals': auditSeals,
  '0014-versions': versions,
  '0015-messages': messages,
  '0016-search-questions': questions,
  '0017-search-synonyms': synonyms,
  '0018-activity-facts': facts,
  '0019-service-guide': serviceGuide,
}

const migrationLock = 4_711_002

/**
 * Migrates the schema to the latest version, however long that takes. Processes that start at the same time take turns.
 * @param made runs code that a migration cannot, in the same transaction; gets the names of the migrations that were run
 * @throws DatabaseError when a migration fails; all of it is rolled back
 */
export async function migrate(
  address: string,
  log: Log,
  made: (tx: Tx, names: string[]) => Promise<void>,
): Promise<void> {
  await using db = connectPatiently(address)
  await db.transaction().execute(async (tx) => {
    const waiting = () => log.info({}, 'waiting for another process that brings the database up to date')
    await lockPatiently(tx, migrationLock, waiting)
    const migrator = new Migrator({ db: tx, provider: { getMigrations: async () => migrations } })
    const { error, results = [] } = await migrator.migrateToLatest()
    if (error) throw failure(error, results)
    await made(
      tx,
      results.map(({ migrationName }) => migrationName),
    )
  })
}

function failure(error: unknown, results: MigrationResult[]): DatabaseError {
  const failed = results.find((result) => result.status === 'Error')?.migrationName ?? 'the preparation'
  return new DatabaseError(`The database could not be brought up to date (${failed}): ${error}`, { cause: error })
}
