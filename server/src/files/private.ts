import { randomUUID } from 'node:crypto'
import type { Database, Tx } from '../db/client.ts'
import { PortalError } from '../http/errors.ts'
import type { Keyring } from '../secrets/keyring.ts'
import { assertBudget, type FileOwner, lockBudget } from './budget.ts'
import { type FileStore, isMissing } from './store.ts'
import { keepThumbnail } from './thumbnails.ts'
import { acceptUpload, type Upload } from './upload.ts'

export interface FileVault {
  store: FileStore
  keys: Keyring
}

/**
 * Stores an upload: cleaned, encrypted, within the owner's budget. The sweep removes it after a day unless a record keeps it.
 * @returns the file's id
 * @throws PortalError `invalid_input` unless it is a JPG or PNG under 500 KB, `too_many_requests` over budget
 */
export async function storeUpload(
  { db, ...vault }: FileVault & { db: Database },
  bytes: Uint8Array,
  owner: FileOwner,
): Promise<string> {
  await assertBudget(db, owner)
  const file = { ...(await acceptUpload(bytes, owner.ownerId ?? owner.proofId)), ...owner }
  // Writes the object before the transaction, so that a slow store does not hold a database connection.
  const id = await putObject(vault, file.bytes)
  try {
    await db.transaction().execute(async (tx) => {
      await lockBudget(tx, owner)
      await addRow(tx, id, file)
      await keepThumbnail(tx, vault.keys, id, file.thumbnail)
    })
    return id
  } catch (error) {
    await vault.store.disk.delete(privateKey(id))
    throw error
  }
}

/**
 * Stores a private file made by the portal itself: first the encrypted object, then its row, so that no row is ever without its
 * object.
 * @returns the file's id
 */
export async function storePrivate(db: Database, vault: FileVault, file: Upload & FileOwner): Promise<string> {
  const id = await putObject(vault, file.bytes)
  await addRow(db, id, file)
  return id
}

async function putObject({ store, keys }: FileVault, bytes: Buffer): Promise<string> {
  const id = randomUUID()
  await store.disk.put(privateKey(id), keys.seal(bytes, privateContext(id)))
  return id
}

async function addRow(db: Database, id: string, file: Upload & FileOwner) {
  const { bytes, mediaType, width, height, ownerId = null, proofId = null } = file
  const row = { id, media_type: mediaType, bytes: bytes.length, width, height, owner_id: ownerId, proof_id: proofId }
  await db.insertInto('files').values(row).execute()
}

/**
 * Reads and decrypts a private file, for a caller whose permission was checked before.
 * @throws PortalError `not_found` when there is no such object; Error when it was tampered with or its key is missing
 */
export async function readPrivate({ store, keys }: FileVault, id: string): Promise<Buffer> {
  const sealed = await store.disk.getBytes(privateKey(id)).catch((error: unknown) => {
    throw isMissing(error) ? new PortalError('not_found') : error
  })
  return keys.open(sealed, privateContext(id))
}

/**
 * Marks one owner's uploads as part of a record: the sweep leaves them, and they belong to `accountId`.
 * @throws PortalError `not_found` when one of them is not the owner's or was swept; roll the transaction back then
 */
export async function attachFiles(tx: Tx, ids: readonly string[], from: FileOwner, accountId: string) {
  if (ids.length === 0) return
  const theirs =
    from.proofId === undefined ? (['owner_id', from.ownerId] as const) : (['proof_id', from.proofId] as const)
  const kept = await tx
    .updateTable('files')
    .set({ kept: true, owner_id: accountId, proof_id: null })
    .where('id', 'in', [...ids])
    .where(theirs[0], '=', theirs[1])
    .returning('id')
    .execute()
  if (kept.length !== new Set(ids).size) throw new PortalError('not_found')
}

/** The key of a private file's object; a prefix of the id keeps folders small. */
export function privateKey(id: string): string {
  return `private/${id.slice(0, 2)}/${id}`
}

/** The file id in an object's key, complete or being written; undefined for other keys. */
export function idInKey(key: string): string | undefined {
  return /^private\/[0-9a-f]{2}\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\..+)?$/.exec(key)?.[1]
}

/** The encryption context of a private file. */
export function privateContext(id: string): string {
  return `files/${id}`
}
