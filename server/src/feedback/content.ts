import type { Language, Texts } from '@portal/contract/language'
import type { Database } from '../db/client.ts'

export interface NewReview {
  userName: string
  /** Language of the text. */
  language: Language
  commentText: string
  rating: number
  /** Paths of stored pictures, at most 3. */
  pictures: string[]
  createdAt: Date
}

/** Adds a review in moderation and returns its id. */
export async function addReview(db: Database, review: NewReview): Promise<number> {
  const row = await db
    .insertInto('comments')
    .values({
      user_name: review.userName,
      language: review.language,
      body: review.commentText,
      rating: review.rating,
      images: review.pictures,
      status: 'pending',
      created_at: review.createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** Publishes a review, with the agency's reply if any; `featured` reviews can appear on the home page. */
export async function publishReview(db: Database, id: number, options: { reply?: Texts; featured: boolean }) {
  const reply = options.reply ? JSON.stringify(options.reply) : null
  await db
    .updateTable('comments')
    .set({ status: 'published', reply, featured: options.featured })
    .where('id', '=', id)
    .execute()
}
