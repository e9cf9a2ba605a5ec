import type { Comment } from '@portal/contract/feedback'
import { inLanguage, type Language } from '@portal/contract/language'
import type { Database } from '../db/client.ts'
import { newYorkTime } from '../time.ts'

const shownOnHome = 6

/** The latest featured reviews, those in the reader's language first. */
export async function selectTopComments(db: Database, language: Language): Promise<Comment[]> {
  const rows = await db
    .selectFrom('comments')
    .selectAll()
    .where('status', '=', 'published')
    .where('featured', '=', true)
    .orderBy((e) => e('language', '=', language), 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(shownOnHome)
    .execute()
  return rows.map((row) => ({
    commentId: row.id,
    commentText: row.body,
    language: row.language,
    commentImage: row.images,
    userName: row.user_name,
    rating: row.rating,
    reply: row.reply ? inLanguage(row.reply, language) : '',
    createdOn: newYorkTime(row.created_at).slice(0, 10),
  }))
}
