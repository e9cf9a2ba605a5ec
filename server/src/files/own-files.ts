import type { PictureSize } from '@portal/contract/file'
import { PortalError } from '../http/errors.ts'
import type { FileBody } from '../http/file-body.ts'
import type { Services } from '../services.ts'
import type { FileOwner } from './budget.ts'
import { limits } from './limits.ts'
import { readPrivate, storeUpload } from './private.ts'
import { keepThumbnail, readThumbnail } from './thumbnails.ts'
import { makeThumbnail } from './upload.ts'

/**
 * Stores an upload for a day, until a record keeps it. Every attempt counts towards the limit, since refused ones cost as much.
 * @returns the file's id
 * @throws PortalError invalid_input, too_many_requests
 */
export async function takeUpload(services: Services, bytes: Uint8Array, owner: FileOwner): Promise<string> {
  await services.throttles.count(limits.uploadByOwner, { owner: owner.ownerId ?? owner.proofId })
  return storeUpload(vaultOf(services), bytes, owner)
}

/**
 * A private picture, for a caller whose permission was checked before. One stored without a thumbnail gets it when it is first asked for;
 * while that is impossible, the picture itself is given.
 * @throws PortalError not_found
 */
export async function contentOf(
  services: Services,
  { id, media_type }: { id: string; media_type: string },
  size: PictureSize,
): Promise<FileBody> {
  const { db, keys } = services
  const stored = size === 'small' && (await readThumbnail(db, keys, id))
  if (stored) return thumbnailBody(stored)
  const content = await readPrivate(vaultOf(services), id)
  const made = size === 'small' && (await makeThumbnail(content, id).catch(unlessRefused))
  if (!made) return { type: media_type, content }
  await keepThumbnail(db, keys, id, made)
  return thumbnailBody(made)
}

function thumbnailBody(content: Buffer): FileBody {
  return { type: 'image/webp', content }
}

function unlessRefused(error: unknown): undefined {
  if (!(error instanceof PortalError)) throw error
}

function vaultOf({ db, keys, files }: Services) {
  return { db, keys, store: files }
}
