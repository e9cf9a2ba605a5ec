import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { picturePath } from './picture-path.ts'

export const Comment = z.object({
  commentId: z.int(),
  commentText: z.string(),
  language: z.string().check(z.describe('language of commentText')),
  commentImage: z.array(picturePath).check(z.maxLength(3)),
  userName: z.string(),
  rating: z.int().check(z.minimum(1), z.maximum(5)),
  reply: z.string().check(z.describe('reply of the agency; may be empty')),
  createdOn: z.string().check(z.describe('YYYY-MM-DD, New York')),
})
export type Comment = z.infer<typeof Comment>

export const getTopComments = endpoint({
  method: 'GET',
  path: '/content/comment/top',
  access: 'visitor',
  doc: 'Reviews that the agency shows on its home page.',
  input: z.object({}),
  output: z.array(Comment),
})
