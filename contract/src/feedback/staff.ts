import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { fieldMessage } from '../fields/field-message.ts'
import { RecordId, Version } from '../ids.ts'
import { pageOf, paging } from '../paging.ts'
import { withoutBlanks } from '../text.ts'
import { maxLetters, moderations, OwnReview } from './own.ts'

const ReplyText = z._default(withoutBlanks(maxLetters.reply), '')
const Reply = z
  .object({ en: ReplyText, 'zh-CN': ReplyText, 'zh-TW': ReplyText })
  .check(z.refine((reply) => Object.values(reply).some(Boolean), fieldMessage('required')))

export const StaffReview = z.object({
  ...OwnReview.shape,
  version: z.int(),
  reply: z.object({ en: z.string(), 'zh-CN': z.string(), 'zh-TW': z.string() }),
  featured: z.boolean().check(z.describe('whether the home page may show it')),
})
export type StaffReview = z.infer<typeof StaffReview>

export const getReviewQueue = endpoint({
  method: 'GET',
  path: '/staff/comment/page',
  access: ['staff:coordinator'],
  reads: { action: 'reviews.read', record: 'reviews', key: 'commentId' },
  doc: 'Reviews by the state of their moderation; of those that wait the longest waiting first, else the newest first.',
  input: z.object({ ...paging, moderation: z._default(z.enum(moderations), 'pending') }),
  output: pageOf(StaffReview),
})

export const getReview = endpoint({
  method: 'GET',
  path: '/staff/comment/{id}',
  access: ['staff:coordinator'],
  reads: { action: 'review.read', record: 'comment', input: 'id' },
  doc: 'One review.',
  input: z.object({ id: RecordId }),
  output: StaffReview,
})

export const approveReview = endpoint({
  method: 'POST',
  path: '/staff/comment/{id}/approve',
  access: ['staff:coordinator'],
  reads: { action: 'review.read', record: 'comment', input: 'id', noted: 'change' },
  changes: 'content',
  doc: 'Publishes a review with its pictures, or changes whether the home page may show a published one. The author is told once.',
  input: z.object({ id: RecordId, version: Version, featured: z._default(z.boolean(), false) }),
  output: StaffReview,
  current: StaffReview,
})

export const rejectReview = endpoint({
  method: 'POST',
  path: '/staff/comment/{id}/reject',
  access: ['staff:coordinator'],
  reads: { action: 'review.read', record: 'comment', input: 'id', noted: 'change' },
  changes: 'content',
  doc: 'Rejects a review, published or not, for a reason that the author is told. Its pictures are deleted.',
  input: z.object({
    id: RecordId,
    version: Version,
    reason: withoutBlanks(maxLetters.reason).check(z.minLength(1, fieldMessage('reason'))),
  }),
  output: StaffReview,
  current: StaffReview,
})

export const unpublishReview = endpoint({
  method: 'POST',
  path: '/staff/comment/{id}/unpublish',
  access: ['staff:coordinator'],
  reads: { action: 'review.read', record: 'comment', input: 'id', noted: 'change' },
  changes: 'content',
  doc: 'Takes a published review off the site; it waits for moderation again, with its pictures.',
  input: z.object({ id: RecordId, version: Version }),
  output: StaffReview,
  current: StaffReview,
})

export const replyToReview = endpoint({
  method: 'POST',
  path: '/staff/comment/{id}/reply',
  access: ['staff:coordinator'],
  reads: { action: 'review.read', record: 'comment', input: 'id', noted: 'change' },
  changes: 'content',
  doc: "Sets the agency's reply, in at least one language; readers of another get the nearest. Words that may tell that somebody is a patient are refused (`reply_tells`) until they are confirmed.",
  input: z.object({
    id: RecordId,
    version: Version,
    reply: Reply,
    confirmed: z
      ._default(z.boolean(), false)
      .check(z.describe('somebody has read the warning and found the reply harmless')),
  }),
  output: StaffReview,
  current: StaffReview,
})

export const removeReply = endpoint({
  method: 'DELETE',
  path: '/staff/comment/{id}/reply',
  access: ['staff:coordinator'],
  reads: { action: 'review.read', record: 'comment', input: 'id', noted: 'change' },
  changes: 'content',
  doc: "Removes the agency's reply.",
  input: z.object({ id: RecordId, version: Version }),
  output: StaffReview,
  current: StaffReview,
})
