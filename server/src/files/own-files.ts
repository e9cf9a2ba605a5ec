import type { FileBody } from '../http/file-body.ts'
import type { Services } from '../services.ts'
import type { FileOwner } from './budget.ts'
import { limits } from './limits.ts'
import { readPrivate, storeUpload } from './private.ts'

/**
 * Stores an upload for a day, until a record keeps it. Every attempt counts towards the limit, since refused ones cost as much.
 * @returns the file's id
 * @throws PortalError invalid_input, too_many_requests
 */
export async function takeUpload(services: Services, bytes: Uint8Array, owner: FileOwner): Promise<string> {
  await services.throttles.count(limits.uploadByOwner, { owner: owner.ownerId ?? owner.proofId })
  return storeUpload(vaultOf(services), bytes, owner)
}

/** The content of a private file, for a caller whose permission was checked before. @throws PortalError not_found */
export async function contentOf(services: Services, file: { id: string; media_type: string }): Promise<FileBody> {
  return { type: file.media_type, content: await readPrivate(vaultOf(services), file.id) }
}

function vaultOf({ db, keys, files }: Services) {
  return { db, keys, store: files }
}
