import type { Services } from '../services.ts'
import type { FileOwner } from './budget.ts'
import { limits } from './limits.ts'
import { readPrivate, storeUpload } from './private.ts'

/**
 * Keeps what somebody uploaded for a day, until a record takes it. Each try counts, since a refused one has cost as much.
 * @returns the file's id
 * @throws PortalError invalid_input, too_many_requests
 */
export async function takeUpload(services: Services, file: Blob, owner: FileOwner): Promise<string> {
  await services.throttles.count(limits.uploadByOwner, { owner: owner.ownerId ?? owner.proofId })
  return storeUpload(vaultOf(services), Buffer.from(await file.arrayBuffer()), owner)
}

/** The content of a private file. Who may read it has been decided before. @throws PortalError not_found */
export async function contentOf(services: Services, file: { id: string; media_type: string }): Promise<Blob> {
  const bytes = await readPrivate(vaultOf(services), file.id)
  return new Blob([new Uint8Array(bytes)], { type: file.media_type })
}

function vaultOf({ db, keys, files }: Services) {
  return { db, keys, store: files }
}
