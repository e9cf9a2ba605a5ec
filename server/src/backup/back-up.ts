import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import type { Tx } from '../db/client.ts'
import { type CopyingConnection, connectForCopying } from '../db/copy.ts'
import type { FileStore } from '../files/store.ts'
import type { Keyring } from '../secrets/keyring.ts'
import { encrypterTo } from './age.ts'
import { backupsIn, claimPlace, manifestName, removeUnfinished, snapshotFolder } from './catalog.ts'
import { BackupError } from './errors.ts'
import { type BackedUpFile, filesOut, readList, storeList } from './files-out.ts'
import { idOf } from './keeping.ts'
import { type Manifest, manifestFormat, signManifest } from './manifest.ts'
import { checked, storeObject } from './objects.ts'
import type { BackupTarget } from './place.ts'
import type { Progress } from './progress.ts'
import { removeOld } from './removing.ts'
import { type DatabaseParts, tablesOut } from './tables-out.ts'

export interface Site {
  /** Connection string of the database. */
  address: string
  keys: Keyring
  files: FileStore
}

interface Options {
  /** Public keys of age; none: tables are stored as they are. */
  recipients: readonly string[]
  /** Of the portal. */
  version: string
  /** Whether people may be using the portal meanwhile. */
  isGentle?: boolean
  progress: Progress
}

const backupLock = 4_711_005

interface Made {
  manifest: Manifest
  /** Why backups whose time is over, or their files, could not be removed. */
  notRemoved?: Error
}

/**
 * Backs up a portal while it runs: its tables as they are at one moment, then its files, and last the manifest, with which the backup
 * begins to exist; then removes backups whose time is over. What is left of one that was interrupted is removed first.
 * @throws BackupError, and the backups before stay as they are
 */
export async function backUp(site: Site, place: BackupTarget, options: Options): Promise<Made> {
  await using turn = await connectForCopying(site.address)
  return await turn.transaction({ isolation: 'read committed', readOnly: true }, async ({ tx }) => {
    await takeTurn(tx)
    const manifest = await makeBackup(site, place, options)
    return await removeOld(place, site.keys).then(
      () => ({ manifest }),
      (notRemoved: Error) => ({ manifest, notRemoved }),
    )
  })
}

/** @throws BackupError while another backup of this portal is being made */
async function takeTurn(tx: Tx) {
  const { rows } = await sql<{ free: boolean }>`select pg_try_advisory_xact_lock(${backupLock}) as free`.execute(tx)
  if (!rows[0]?.free) throw new BackupError('Another backup of this portal is being made right now.')
}

async function makeBackup(
  site: Site,
  place: BackupTarget,
  { recipients, version, isGentle = false, progress }: Options,
): Promise<Manifest> {
  const encrypt = recipients.length > 0 ? encrypterTo(recipients) : undefined
  await using connection = await connectForCopying(site.address)
  await claimPlace(place, await storeOf(connection))
  await removeUnfinished(place)
  const { readable: earlier } = await backupsIn(place, site.keys)
  const since = new Date()
  const id = idOf(since)
  const folder = snapshotFolder(id)
  const into = { place, keys: site.keys, folder, encrypt, isGentle, progress }
  const snapshot = { isolation: 'repeatable read', readOnly: true } as const
  const parts = await connection.transaction(snapshot, (copying) => tablesOut(copying, into))
  const kind = filesFolder(recipients)
  const before = await lastList(site.keys, place, earlier, kind)
  const files = await filesOut(site.files, { place, folder: kind, encrypt, before, since, isGentle, progress })
  const list = await storeList({ place, folder, keys: site.keys, id }, files)
  const manifest = manifestOf({ id, madeAt: since.toISOString(), version, recipients: [...recipients] }, parts, {
    count: files.length,
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    folder: kind,
    list,
  })
  const signed = Buffer.from(signManifest(site.keys, manifest))
  await storeObject(place, manifestName(id), Readable.from([signed], { objectMode: false }))
  return manifest
}

async function storeOf({ db }: CopyingConnection): Promise<string> {
  const store = await db.selectFrom('file_store').select('id').executeTakeFirst()
  if (!store) throw new BackupError('Database and files do not know each other yet: start the portal once.')
  return store.id
}

/** Files are kept apart by what they are encrypted to: with another public key they are stored anew. */
function filesFolder(recipients: readonly string[]): string {
  if (recipients.length === 0) return 'files/plain'
  return `files/${createHash('sha256').update(recipients.toSorted().join()).digest('hex').slice(0, 16)}`
}

async function lastList(
  keys: Keyring,
  place: BackupTarget,
  manifests: readonly Manifest[],
  kind: string,
): Promise<BackedUpFile[]> {
  const last = manifests.findLast(({ files }) => files.folder === kind)
  if (!last) return []
  const of = { keys, id: last.id, folder: snapshotFolder(last.id) }
  // Every file is copied then, as in a first backup.
  return readList(of, (name) => checked(place, name, last.files.list)).catch(() => [])
}

function manifestOf(
  about: Pick<Manifest, 'id' | 'madeAt' | 'version' | 'recipients'>,
  parts: DatabaseParts,
  files: Manifest['files'],
): Manifest {
  return { format: manifestFormat, ...about, ...parts, files }
}
