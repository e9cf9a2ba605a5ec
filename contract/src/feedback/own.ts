import './field-texts.ts'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { fieldMessage } from '../fields/field-message.ts'
import { FileId } from '../files.ts'
import { RecordId, Uuid } from '../ids.ts'
import { pageOf, paging } from '../paging.ts'
import { paragraphs } from '../text.ts'
import { maxImages, shownFields } from './public.ts'

export const maxReviewsPerDay = 5

/** Maximum length of review, reply and reason, in characters. */
export const maxLetters = { comment: 2000, reply: 1000, reason: 500 }

export const moderations = ['pending', 'published', 'rejected'] as const
export type Moderation = (typeof moderations)[number]

/** One to five stars; five by default. */
const Rating = z._default(
  z.int(fieldMessage('choose')).check(z.minimum(1, fieldMessage('choose')), z.maximum(5, fieldMessage('choose'))),
  5,
)

export const OwnReview = z.object({
  ...shownFields,
  imageFileIds: z.array(FileId).check(z.describe('pictures that are not public, to be read as private files')),
  moderation: z.enum(moderations),
  reason: z.string().check(z.describe('why it was rejected; else empty')),
  mayChange: z.boolean().check(z.describe('whether its author may still change it: nobody has read it in public')),
})
export type OwnReview = z.infer<typeof OwnReview>

const noneTwice = z.refine<string[]>(
  (ids) => new Set(ids.map((id) => id.toLowerCase())).size === ids.length,
  fieldMessage('uploadGone'),
)

const written = {
  rating: Rating,
  commentText: paragraphs(maxLetters.comment).check(z.minLength(1, fieldMessage('required'))),
  commentImage: z._default(
    z
      .array(FileId)
      .check(
        z.maxLength(maxImages, fieldMessage('maxImages')),
        noneTwice,
        z.describe('files that the caller has uploaded'),
      ),
    [],
  ),
}

export const addReview = endpoint({
  method: 'POST',
  path: '/api/user/comment/add',
  access: ['patient'],
  doc: 'Hands in a review, which is published once the agency has read it. The same key, or without one the same review, is taken once.',
  input: z.object({ ...written, idempotencyKey: z.optional(Uuid) }),
  output: OwnReview,
})

export const getMyReviews = endpoint({
  method: 'GET',
  path: '/api/user/comment/page',
  access: ['patient'],
  doc: "The caller's own reviews with the state of their moderation, the newest first.",
  input: z.object(paging),
  output: pageOf(OwnReview),
})

export const getMyReview = endpoint({
  method: 'GET',
  path: '/api/user/comment/{id}',
  access: ['patient'],
  doc: "One of the caller's own reviews.",
  input: z.object({ id: RecordId }),
  output: OwnReview,
})

export const changeReview = endpoint({
  method: 'POST',
  path: '/api/user/comment/{id}/change',
  access: ['patient'],
  doc: 'Replaces a review that has not been public, with its pictures. One that was rejected waits for moderation again.',
  input: z.object({ id: RecordId, ...written }),
  output: OwnReview,
})

export const withdrawReview = endpoint({
  method: 'DELETE',
  path: '/api/user/comment/{id}',
  access: ['patient'],
  doc: "Deletes one of the caller's own reviews with its pictures, published or not.",
  input: z.object({ id: RecordId }),
  output: z.object({ commentId: z.int() }),
})
