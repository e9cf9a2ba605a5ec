import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import type { FieldMessage } from './field-texts.ts'
import { FileId } from './files.ts'
import { pageOf, paging } from './paging.ts'
import { picturePath } from './picture-path.ts'
import { paragraphs } from './text.ts'
import { Uuid } from './uuid.ts'
import { Version } from './version.ts'

const say = (message: FieldMessage) => message

/** Most pictures of a review (spec section 5), and most reviews of one patient in 24 hours. */
export const mostImages = 3
export const mostReviewsPerDay = 5

/** Longest review, reply and reason, in characters. */
export const mostLetters = { comment: 2000, reply: 1000, reason: 500 }

export const moderations = ['pending', 'published', 'rejected'] as const
export type Moderation = (typeof moderations)[number]

const CommentId = z.coerce.number<number | string>().check(z.int(), z.minimum(1), z.maximum(2_147_483_647))

/** One to five stars; five unless told otherwise. */
const Rating = z._default(z.int(say('choose')).check(z.minimum(1, say('choose')), z.maximum(5, say('choose'))), 5)

const shownFields = {
  commentId: z.int(),
  commentText: z.string(),
  language: z.string().check(z.describe('language of commentText')),
  commentImage: z.array(picturePath).check(z.maxLength(mostImages)),
  userName: z.string(),
  rating: z.int().check(z.minimum(1), z.maximum(5)),
  reply: z.string().check(z.describe('reply of the agency; may be empty')),
  createdOn: z.string().check(z.describe('YYYY-MM-DD, New York')),
}

export const Comment = z.object(shownFields)
export type Comment = z.infer<typeof Comment>

/* What everybody reads */

export const getTopComments = endpoint({
  method: 'GET',
  path: '/content/comment/top',
  access: 'visitor',
  doc: 'Reviews that the agency shows on its home page.',
  input: z.object({}),
  output: z.array(Comment),
})

export const RatingSummary = z.object({
  average: z.number().check(z.describe('one decimal; 0 when there is no review')),
  counts: z
    .array(z.object({ rating: z.int(), count: z.int() }))
    .check(z.describe('how many reviews gave five stars, four, and so on to one')),
})
export type RatingSummary = z.infer<typeof RatingSummary>

export const CommentPage = z.extend(pageOf(Comment), { summary: RatingSummary })
export type CommentPage = z.infer<typeof CommentPage>

export const getCommentPage = endpoint({
  method: 'GET',
  path: '/content/comment/page',
  access: 'visitor',
  doc: 'Published reviews in every language, the newest first, with a summary of all ratings.',
  input: z.object(paging),
  output: CommentPage,
})

/* What a patient writes */

export const OwnComment = z.object({
  ...shownFields,
  imageFileIds: z.array(FileId).check(z.describe('pictures that are not public, to be read as private files')),
  moderation: z.enum(moderations),
  reason: z.string().check(z.describe('why it was rejected; else empty')),
})
export type OwnComment = z.infer<typeof OwnComment>

const noneTwice = z.refine<string[]>(
  (ids) => new Set(ids.map((id) => id.toLowerCase())).size === ids.length,
  say('uploadGone'),
)

export const addComment = endpoint({
  method: 'POST',
  path: '/api/user/comment/add',
  access: 'patient',
  doc: 'Hands in a review, which is published once the agency has read it. The same key, or without one the same review, is taken once.',
  input: z.object({
    rating: Rating,
    commentText: paragraphs(mostLetters.comment).check(z.minLength(1, say('required'))),
    commentImage: z._default(
      z
        .array(FileId)
        .check(z.maxLength(mostImages, say('mostImages')), noneTwice, z.describe('files that the caller has uploaded')),
      [],
    ),
    idempotencyKey: z.optional(Uuid),
  }),
  output: OwnComment,
})

export const getMyComments = endpoint({
  method: 'GET',
  path: '/api/user/comment/page',
  access: 'patient',
  doc: "The caller's own reviews with the state of their moderation, the newest first.",
  input: z.object(paging),
  output: pageOf(OwnComment),
})

/* What staff decide */

const ReplyText = z._default(paragraphs(mostLetters.reply), '')
const Reply = z
  .object({ en: ReplyText, 'zh-CN': ReplyText, 'zh-TW': ReplyText })
  .check(z.refine((reply) => Object.values(reply).some(Boolean), say('required')))

export const StaffComment = z.object({
  ...OwnComment.shape,
  version: z.int(),
  reply: z.object({ en: z.string(), 'zh-CN': z.string(), 'zh-TW': z.string() }),
  featured: z.boolean().check(z.describe('whether the home page may show it')),
})
export type StaffComment = z.infer<typeof StaffComment>

export const getCommentQueue = endpoint({
  method: 'GET',
  path: '/staff/comment/page',
  access: 'staff:coordinator',
  doc: 'Reviews by the state of their moderation; of those that wait the longest waiting first, else the newest first.',
  input: z.object({ ...paging, moderation: z._default(z.enum(moderations), 'pending') }),
  output: pageOf(StaffComment),
})

export const approveComment = endpoint({
  method: 'POST',
  path: '/staff/comment/{id}/approve',
  access: 'staff:coordinator',
  changes: 'content',
  doc: 'Publishes a review with its pictures, or changes whether the home page may show a published one. The author is told once.',
  input: z.object({ id: CommentId, version: Version, featured: z._default(z.boolean(), false) }),
  output: StaffComment,
  current: StaffComment,
})

export const rejectComment = endpoint({
  method: 'POST',
  path: '/staff/comment/{id}/reject',
  access: 'staff:coordinator',
  changes: 'content',
  doc: 'Rejects a review, published or not, for a reason that the author is told. Its pictures are deleted.',
  input: z.object({
    id: CommentId,
    version: Version,
    reason: paragraphs(mostLetters.reason).check(z.minLength(1, say('reason'))),
  }),
  output: StaffComment,
  current: StaffComment,
})

export const unpublishComment = endpoint({
  method: 'POST',
  path: '/staff/comment/{id}/unpublish',
  access: 'staff:coordinator',
  changes: 'content',
  doc: 'Takes a published review off the site; it waits for moderation again, with its pictures.',
  input: z.object({ id: CommentId, version: Version }),
  output: StaffComment,
  current: StaffComment,
})

export const replyToComment = endpoint({
  method: 'POST',
  path: '/staff/comment/{id}/reply',
  access: 'staff:coordinator',
  changes: 'content',
  doc: "Sets the agency's reply, in at least one language; readers of another get the nearest.",
  input: z.object({ id: CommentId, version: Version, reply: Reply }),
  output: StaffComment,
  current: StaffComment,
})

export const removeReply = endpoint({
  method: 'DELETE',
  path: '/staff/comment/{id}/reply',
  access: 'staff:coordinator',
  changes: 'content',
  doc: "Removes the agency's reply.",
  input: z.object({ id: CommentId, version: Version }),
  output: StaffComment,
  current: StaffComment,
})
