import type { changeReview, OwnReview, withdrawReview } from '@portal/contract/feedback/own'
import type * as z from 'zod'
import { audited } from '../audit/audited.ts'
import type { Database, Tx } from '../db/client.ts'
import type { OwnCall } from '../http/dispatch.ts'
import { PortalError } from '../http/errors.ts'
import { FeedbackError } from './errors.ts'
import { attachPictures, releaseFiles } from './pictures.ts'
import { mayChange } from './policy.ts'
import { selectOwnReview } from './queries.ts'
import { limitPerDay, lockAuthor } from './submit.ts'

/** One of the caller's own reviews. @throws PortalError not_found */
export async function readOwnReview(call: OwnCall, id: number): Promise<OwnReview> {
  await selectOwn(call.db, call.caller.accountId, id)
  return selectOwnReview(call.db, id, call.language)
}

/**
 * Replaces one of the caller's own reviews and its pictures. A rejected one is handed in again as of now.
 * @throws PortalError not_found, too_many_requests; invalid_input at `commentImage` when a picture is missing, someone else's or
 * attached elsewhere; FeedbackError review_public
 */
export async function replaceReview(
  call: OwnCall,
  input: z.output<(typeof changeReview)['input']>,
): Promise<OwnReview> {
  const { accountId } = call.caller
  const { id, rating, commentText, commentImage } = input
  await audited(call, 'comment.change', `comment ${id}`, async (tx) => {
    await lockAuthor(tx, accountId)
    const before = await lockOwn(tx, accountId, id)
    if (!mayChange(before)) throw new FeedbackError('review_public')
    const again = before.status === 'rejected' && {
      status: 'pending' as const,
      reason: '',
      told: null,
      created_at: new Date(),
    }
    await tx
      .updateTable('comments')
      .set({ rating, body: commentText, ...again })
      .where('id', '=', id)
      .execute()
    if (again) await limitPerDay(tx, accountId)
    await releaseFiles(tx, id)
    await attachPictures(tx, accountId, id, commentImage)
  })
  return selectOwnReview(call.db, id, call.language)
}

/** Deletes one of the caller's own reviews; its pictures are swept as those of rejected ones. @throws PortalError not_found */
export async function withdrawOwnReview(
  call: OwnCall,
  id: number,
): Promise<z.input<(typeof withdrawReview)['output']>> {
  await audited(call, 'comment.withdraw', `comment ${id}`, async (tx) => {
    await lockAuthor(tx, call.caller.accountId)
    await lockOwn(tx, call.caller.accountId, id)
    await releaseFiles(tx, id)
    await tx.deleteFrom('comments').where('id', '=', id).execute()
  })
  return { commentId: id }
}

/** The columns that rules depend on. @throws PortalError not_found */
async function selectOwn(db: Database, accountId: string, id: number) {
  const row = await ownRows(db, accountId, id).executeTakeFirst()
  if (!row) throw new PortalError('not_found')
  return row
}

/** As `selectOwn`; the row stays as it is until the transaction ends. */
async function lockOwn(tx: Tx, accountId: string, id: number) {
  await ownRows(tx, accountId, id).forNoKeyUpdate().execute()
  return selectOwn(tx, accountId, id)
}

function ownRows(db: Database, accountId: string, id: number) {
  return db.selectFrom('comments').select(['status', 'told']).where('id', '=', id).where('author_id', '=', accountId)
}
