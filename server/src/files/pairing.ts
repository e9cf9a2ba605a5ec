import { randomUUID } from 'node:crypto'
import { ConfigError } from '../config.ts'
import { connectWithoutTimeouts, type Database, lockWithoutTimeout, type Tx } from '../db/client.ts'
import { type FileStore, isMissing } from './store.ts'
import { isTooMany, maxShare, type Survey, survey } from './survey.ts'

/** Key of the object that holds the store's id. */
export const storeIdKey = 'private/store.id'
const restoringKey = 'private/restoring.id'
const pairingLock = 4_711_003

const advice =
  'Check DATABASE_URL, FILES_URL and DATA_DIR. If a backup is still to be restored, do that first. ' +
  'If this store is to belong to this database from now on, run: npm run files:adopt'

interface Pair {
  /** Connection string of the database. */
  address: string
  db: Database
  files: FileStore
}

interface Log {
  info(details: object, message: string): void
}

/**
 * Checks that file store and database belong together: both hold the same id. If one has none yet, they are paired, provided that
 * rows and objects match. Processes that start at the same time take turns.
 * @throws ConfigError, without any change, when they do not belong together or do not match
 */
export async function pairStore({ address, db, files }: Pair, log: Log): Promise<void> {
  if (await restoringOf(files))
    throw new ConfigError(
      `A backup is being restored ${files.place}, or that was interrupted. Repeat it: homecare restore`,
    )
  if (await arePaired(db, files)) return
  await using patient = connectWithoutTimeouts(address)
  const inTurn = <T>(work: (tx: Tx) => Promise<T>) =>
    patient.transaction().execute(async (tx) => {
      await lockWithoutTimeout(tx, pairingLock, () =>
        log.info({}, 'waiting for another process that looks at the files'),
      )
      return work(tx)
    })
  const id = await inTurn((tx) => agreedId(tx, files))
  // Commits the database's id first: if this is interrupted, the next start finds a database without files beside an empty store.
  await inTurn(() => setStoreId(files, id))
}

/** Assigns the store to this database: both get a new id, so that a database that used the store before is refused. */
export async function adoptStore(db: Database, store: FileStore): Promise<void> {
  const id = randomUUID()
  await setDatabaseId(db, id)
  await setStoreId(store, id)
}

/** Marks the store as being restored; no portal starts on it meanwhile. */
export async function beginRestoring({ disk }: FileStore, id: string): Promise<void> {
  await disk.put(restoringKey, `${id}\n`)
}

export async function endRestoring({ disk }: FileStore): Promise<void> {
  await disk.delete(restoringKey)
}

/** The id of the store whose backup is being restored here, or was until an interruption. */
export async function restoringOf(store: FileStore): Promise<string | undefined> {
  return readId(store, restoringKey)
}

/** Whether database and store have the same id. */
export async function arePaired(db: Database, store: FileStore): Promise<boolean> {
  const [ours, theirs] = await ids(db, store)
  return ours !== undefined && ours === theirs
}

async function agreedId(tx: Tx, store: FileStore): Promise<string> {
  const [ours, theirs] = await ids(tx, store)
  if (ours && ours === theirs) return ours
  if (ours && theirs) throw new ConfigError(`The file store ${store.place} belongs to another database. ${advice}`)
  const found = await survey(tx, store)
  if (!agree(found, theirs !== undefined)) throw new ConfigError(disagreement(store, found))
  const id = ours ?? theirs ?? randomUUID()
  await setDatabaseId(tx, id)
  return id
}

/** An empty database matches only an empty store that never belonged to another database. */
function agree({ rows, objects, lost, orphans }: Survey, taken: boolean): boolean {
  if (rows === 0) return objects === 0 && !taken
  return lost <= rows * maxShare && !isTooMany(orphans.length, objects)
}

function disagreement({ place }: FileStore, { rows, objects, lost, orphans }: Survey): string {
  return (
    `The file store ${place} and the database do not belong together: of ${rows} private files in the database ` +
    `${lost} are not in the store, and of ${objects} in the store ${orphans.length} are not in the database. ${advice}`
  )
}

async function ids(db: Database, store: FileStore): Promise<[string | undefined, string | undefined]> {
  const row = await db.selectFrom('file_store').select('id').executeTakeFirst()
  return [row?.id, await readId(store, storeIdKey)]
}

async function readId({ disk }: FileStore, key: string): Promise<string | undefined> {
  const text = await disk.get(key).catch((error: unknown) => {
    if (!isMissing(error)) throw error
  })
  return text?.trim()
}

async function setDatabaseId(db: Database, id: string) {
  const row = db.insertInto('file_store').values({ id })
  await row.onConflict((conflict) => conflict.column('single').doUpdateSet({ id })).execute()
}

/** Gives the store an id: that of its database. */
export async function setStoreId({ disk }: FileStore, id: string) {
  await disk.put(storeIdKey, `${id}\n`)
}
