import type { Language, Texts } from '@portal/contract/language'
import type { Database } from '../db/client.ts'

export interface NewComment {
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
export async function addComment(db: Database, comment: NewComment): Promise<number> {
  const row = await db
    .insertInto('comments')
    .values({
      user_name: comment.userName,
      language: comment.language,
      body: comment.commentText,
      rating: comment.rating,
      images: comment.pictures,
      status: 'pending',
      created_at: comment.createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** Publishes a review, with the agency's reply if any; `featured` reviews can appear on the home page. */
export async function publishComment(db: Database, id: number, options: { reply?: Texts; featured: boolean }) {
  const reply = options.reply ? JSON.stringify(options.reply) : null
  await db
    .updateTable('comments')
    .set({ status: 'published', reply, featured: options.featured })
    .where('id', '=', id)
    .execute()
}
