import type { StaffReview } from '@portal/contract/feedback/staff'
import { tellsOfCare } from '@portal/contract/feedback/tells-of-care'
import type { Texts } from '@portal/contract/language'
import { audited } from '../audit/audited.ts'
import type { Tx } from '../db/client.ts'
import type { StaffCall } from '../http/dispatch.ts'
import { PortalError } from '../http/errors.ts'
import { lockVersion, type RecordVersion } from '../http/versions.ts'
import { undoable } from '../undo/undoable.ts'
import { FeedbackError } from './errors.ts'
import type { ReviewNotice } from './notice-texts.ts'
import { queueReviewNotice } from './notices.ts'
import { releaseFiles, storePictures } from './pictures.ts'
import { mayUnpublish, noticeOfDecision } from './policy.ts'
import { selectStaffReview } from './staff-queries.ts'
import { lockAuthorOf, rowsOfReview } from './undo.ts'

/**
 * Publishes a review. Its public pictures are stored first, so that readers of the published review find them; the private
 * originals are released in the same transaction. Notifies the author unless that was the last news.
 * @throws PortalError not_found, changed_meanwhile
 */
export async function approveReview(call: StaffCall, recordVersion: RecordVersion, featured: boolean) {
  const { id } = recordVersion
  const { imageFileIds } = await selectStaffReview(call.db, id)
  const stored = await storePictures(call, imageFileIds)
  return decide(call, recordVersion, 'comment.publish', async (tx, before) => {
    const released = await releaseFiles(tx, id)
    const images = released.length > 0 ? released.flatMap((fileId) => stored.get(fileId) ?? []) : before.images
    await tx
      .updateTable('comments')
      .set({ status: 'published', told: 'published', reason: '', featured, images })
      .where('id', '=', id)
      .execute()
    return noticeOfDecision(before, 'published')
  })
}

/**
 * Rejects a review, published or not; deletes its pictures and notifies the author, unless that was the last news.
 * @throws PortalError not_found, changed_meanwhile
 */
export async function rejectReview(call: StaffCall, recordVersion: RecordVersion, reason: string) {
  const { id } = recordVersion
  return decide(call, recordVersion, 'comment.reject', async (tx, before) => {
    await releaseFiles(tx, id)
    await tx
      .updateTable('comments')
      .set({ status: 'rejected', told: 'rejected', reason, featured: false, images: [] })
      .where('id', '=', id)
      .execute()
    return noticeOfDecision(before, 'rejected')
  })
}

/**
 * Takes a published review off the site and returns it to moderation.
 * @throws PortalError changed_meanwhile; not_found when it is not published
 */
export async function unpublishReview(call: StaffCall, recordVersion: RecordVersion): Promise<StaffReview> {
  const { id } = recordVersion
  return decide(call, recordVersion, 'comment.unpublish', async (tx, before) => {
    if (!mayUnpublish(before)) throw new PortalError('not_found')
    await tx.updateTable('comments').set({ status: 'pending', featured: false }).where('id', '=', id).execute()
    return null
  })
}

/**
 * Sets the agency's reply to a review. Words that may tell that somebody is a patient need a confirmation, which the audit log keeps.
 * @throws FeedbackError reply_tells; PortalError not_found, changed_meanwhile
 */
export async function replyTo(
  call: StaffCall,
  { reply, confirmed, ...recordVersion }: RecordVersion & { reply: Texts; confirmed: boolean },
): Promise<StaffReview> {
  const tells = tellsOfCare(reply).length > 0
  if (tells && !confirmed) throw new FeedbackError('reply_tells')
  return setReply(call, recordVersion, tells ? 'comment.reply.confirmed' : 'comment.reply', JSON.stringify(reply))
}

/** Removes the agency's reply. @throws PortalError not_found, changed_meanwhile */
export async function removeReply(call: StaffCall, recordVersion: RecordVersion): Promise<StaffReview> {
  return setReply(call, recordVersion, 'comment.reply.remove', null)
}

async function setReply(call: StaffCall, recordVersion: RecordVersion, action: string, reply: string | null) {
  const { id } = recordVersion
  return decide(call, recordVersion, action, async (tx) => {
    await tx.updateTable('comments').set({ reply }).where('id', '=', id).execute()
    return null
  })
}

type Before = Awaited<ReturnType<typeof selectBefore>>

/** Runs a moderation step that may be taken back: checks the version, notifies the author, and writes the audit entry. */
async function decide(
  call: StaffCall,
  recordVersion: RecordVersion,
  action: string,
  change: (tx: Tx, before: Before) => Promise<ReviewNotice | null>,
): Promise<StaffReview> {
  const { id } = recordVersion
  const subject = `comment ${id}`
  await audited(call, action, subject, async (tx) => {
    const author = await lockAuthorOf(tx, id)
    await lockVersion(tx, 'comments', recordVersion)
    await undoable(tx, call, { action, subject, rows: rowsOfReview(id) }, async (hold) => {
      const notice = await change(tx, await selectBefore(tx, id))
      if (author && notice) await queueReviewNotice(tx, call, author.id, notice, { ...recordVersion, hold })
    })
  })
  return selectStaffReview(call.db, id)
}

function selectBefore(tx: Tx, id: number) {
  return tx.selectFrom('comments').select(['status', 'told', 'images']).where('id', '=', id).executeTakeFirstOrThrow()
}
