import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { pageOf, paging } from '../paging.ts'
import { picturePath } from '../picture-path.ts'

/** Maximum number of pictures per review (spec section 5). */
export const maxImages = 3

export const shownFields = {
  commentId: z.int(),
  commentText: z.string(),
  language: z.string().check(z.describe('language of commentText')),
  commentImage: z.array(picturePath).check(z.maxLength(maxImages)),
  userName: z.string(),
  rating: z.int().check(z.minimum(1), z.maximum(5)),
  reply: z.string().check(z.describe('reply of the agency; may be empty')),
  createdOn: z.string().check(z.describe('YYYY-MM-DD, New York')),
}

export const Review = z.object(shownFields)
export type Review = z.infer<typeof Review>

export const getTopReviews = endpoint({
  method: 'GET',
  path: '/content/comment/top',
  access: ['visitor'],
  doc: 'Reviews that the agency shows on its home page.',
  input: z.object({}),
  output: z.array(Review),
})

export const RatingSummary = z.object({
  average: z.number().check(z.describe('one decimal; 0 when there is no review')),
  counts: z
    .array(z.object({ rating: z.int(), count: z.int() }))
    .check(z.describe('how many reviews gave five stars, four, and so on to one')),
})
export type RatingSummary = z.infer<typeof RatingSummary>

export const ReviewPage = z.extend(pageOf(Review), { summary: RatingSummary })
export type ReviewPage = z.infer<typeof ReviewPage>

export const getReviewPage = endpoint({
  method: 'GET',
  path: '/content/comment/page',
  access: ['visitor'],
  doc: 'Published reviews in every language, the newest first, with a summary of all ratings.',
  input: z.object(paging),
  output: ReviewPage,
})
