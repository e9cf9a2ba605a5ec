import type { OwnReview } from '@portal/contract/feedback/own'
import type { RatingSummary, Review, ReviewPage } from '@portal/contract/feedback/public'
import { inLanguage, type Language } from '@portal/contract/language'
import { newYorkTime } from '@portal/contract/new-york'
import { type Selectable, sql } from 'kysely'
import type { Database } from '../db/client.ts'
import type { Schema } from '../db/schema.ts'
import { mayChange } from './policy.ts'
import { fileIds, type Page, pageRows } from './rows.ts'

const shownOnHome = 6

/**
 * The latest featured reviews: first those in the reader's language, then, for readers of Chinese, those in the other
 * script.
 */
export async function selectTopReviews(db: Database, language: Language): Promise<Review[]> {
  const rows = await db
    .selectFrom('comments')
    .selectAll()
    .where('status', '=', 'published')
    .where('featured', '=', true)
    .orderBy((e) => e('language', '=', language), 'desc')
    .orderBy(sql`(language <> 'en') = ${language !== 'en'}::boolean`, 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(shownOnHome)
    .execute()
  return rows.map((row) => shown(row, language))
}

/**
 * One page of published reviews in all languages, newest first: the page is the same for every reader, and no recent review is
 * hidden behind another language. Totals come from counts that triggers maintain.
 */
export async function selectReviewPage(db: Database, page: Page, language: Language): Promise<ReviewPage> {
  const { total, summary } = await selectSummary(db)
  const { pageNum, pageSize } = page
  if ((pageNum - 1) * pageSize >= total) return { records: [], total, pageNum, pageSize, summary }
  const published = db.selectFrom('comments').where('status', '=', 'published')
  const rows = await pageRows(db, published, page, 'desc').selectAll('comments').execute()
  return { records: rows.map((row) => shown(row, language)), total, pageNum, pageSize, summary }
}

/** The number of published reviews and their ratings. */
export async function selectSummary(db: Database): Promise<{ total: number; summary: RatingSummary }> {
  const rows = await db.selectFrom('comment_ratings').selectAll().orderBy('rating', 'desc').execute()
  const total = rows.reduce((sum, { comments }) => sum + comments, 0)
  const stars = rows.reduce((sum, { rating, comments }) => sum + rating * comments, 0)
  const average = total === 0 ? 0 : Math.round((stars / total) * 10) / 10
  return { total, summary: { average, counts: rows.map(({ rating, comments: count }) => ({ rating, count })) } }
}

/** A patient's own reviews, newest first. Counted on each request, since a patient writes few. */
export async function selectOwnReviews(db: Database, authorId: string, page: Page, language: Language) {
  const own = db.selectFrom('comments').where('author_id', '=', authorId)
  const { total } = await own.select((e) => e.fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
  const rows = await pageRows(db, own, page, 'desc').selectAll('comments').select(fileIds).execute()
  return { records: rows.map((row) => owned(row, language)), total: Number(total), ...page }
}

/** One of a patient's own reviews. */
export async function selectOwnReview(db: Database, id: number, language: Language): Promise<OwnReview> {
  const row = await db
    .selectFrom('comments')
    .selectAll('comments')
    .select(fileIds)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return owned(row, language)
}

type Row = Selectable<Schema['comments']>

function shown(row: Row, language: Language): Review {
  return {
    commentId: row.id,
    commentText: row.body,
    language: row.language,
    commentImage: row.images,
    userName: row.user_name,
    rating: row.rating,
    reply: row.reply ? inLanguage(row.reply, language) : '',
    createdOn: newYorkTime(row.created_at).slice(0, 10),
  }
}

/** A review as its author sees it. */
export function owned(row: Row & { file_ids: string[] }, language: Language): OwnReview {
  return {
    ...shown(row, language),
    imageFileIds: row.file_ids,
    moderation: row.status,
    reason: row.reason,
    mayChange: mayChange(row),
  }
}
