import { inLanguage, type Language, nearestLanguage, type Texts } from '@portal/contract/language'
import { newYorkTime } from '@portal/contract/new-york'
import type { Article, ArticleCard, ArticleType } from '@portal/contract/news/public'
import type { Database } from '../db/client.ts'
import { PortalError } from '../http/errors.ts'

interface Page {
  pageNum: number
  pageSize: number
}

/** Article types in display order. */
export async function selectArticleTypes(db: Database, language: Language): Promise<ArticleType[]> {
  const rows = await db.selectFrom('article_types').selectAll().orderBy('position').orderBy('id').execute()
  return rows.map(({ id, name }) => ({ id, name: inLanguage(name, language) }))
}

/** One page of articles published at `now`, of one type or of all (undefined), newest first. */
export async function selectArticlePage(
  db: Database,
  { pageNum, pageSize, type }: Page & { type: string | undefined },
  language: Language,
  now: Date,
) {
  const [total, rows] = await Promise.all([
    countPublished(db, type, now),
    selectCards(db, now)
      .$if(type !== undefined, (query) => query.where('type_id', '=', type ?? ''))
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize)
      .execute(),
  ])
  return { records: rows.map((row) => cardOf(row, language)), total, pageNum, pageSize }
}

/** Combines the maintained count of published and scheduled articles with a count of the few that are still scheduled. */
async function countPublished(db: Database, type: string | undefined, now: Date): Promise<number> {
  const { dated } = await db
    .selectFrom('article_counts')
    .select((e) => e.fn.sum<string | null>('articles').as('dated'))
    .$if(type !== undefined, (query) => query.where('type_id', '=', type ?? ''))
    .executeTakeFirstOrThrow()
  const { waiting } = await db
    .selectFrom('articles')
    .select((e) => e.fn.countAll<string>().as('waiting'))
    .where('published_at', '>', now)
    .$if(type !== undefined, (query) => query.where('type_id', '=', type ?? ''))
    .executeTakeFirstOrThrow()
  return Math.max(0, Number(dated ?? 0) - Number(waiting))
}

/** One page of recommended articles. Counted on each request, since editors choose few. */
export async function selectRecommendedPage(db: Database, { pageNum, pageSize }: Page, language: Language, now: Date) {
  const [{ total }, rows] = await Promise.all([
    db
      .selectFrom('articles')
      .select((e) => e.fn.countAll<string>().as('total'))
      .where('recommended', '=', true)
      .where('published_at', '<=', now)
      .executeTakeFirstOrThrow(),
    selectCards(db, now)
      .where('recommended', '=', true)
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize)
      .execute(),
  ])
  return { records: rows.map((row) => cardOf(row, language)), total: Number(total), pageNum, pageSize }
}

const maxRelated = 3

/** An article published at `now`, with the newest others of its type. @throws PortalError not_found */
export async function selectArticle(db: Database, id: number, language: Language, now: Date): Promise<Article> {
  const row = await selectCards(db, now)
    .select(['articles.body', 'articles.updated_at'])
    .where('articles.id', '=', id)
    .executeTakeFirst()
  if (!row) throw new PortalError('not_found')
  const related = await selectCards(db, now)
    .where('type_id', '=', row.type_id)
    .where('articles.id', '!=', id)
    .limit(maxRelated)
    .execute()
  return {
    ...cardOf(row, language),
    body: inLanguage(row.body, language),
    updatedAt: changedOn(row),
    related: related.map((other) => cardOf(other, language)),
  }
}

/** Articles published at `now`, newest first, with the columns of a card. */
function selectCards(db: Database, now: Date) {
  return db
    .selectFrom('articles')
    .innerJoin('article_types', 'article_types.id', 'articles.type_id')
    .select([
      'articles.id',
      'articles.type_id',
      'article_types.name as type_name',
      'articles.title',
      'articles.summary',
      'articles.picture',
      'articles.alt',
      'articles.published_at',
    ])
    .where('articles.published_at', '<=', now)
    .orderBy('articles.published_at', 'desc')
    .orderBy('articles.id', 'desc')
}

interface CardRow {
  id: number
  type_id: string
  type_name: Texts
  title: Texts
  summary: Texts
  picture: string
  alt: Texts
  published_at: Date | null
}

function cardOf(row: CardRow, language: Language): ArticleCard {
  return {
    id: row.id,
    type: { id: row.type_id, name: inLanguage(row.type_name, language) },
    title: inLanguage(row.title, language),
    summary: inLanguage(row.summary, language),
    language: nearestLanguage(row.title, language),
    picture: row.picture,
    alt: inLanguage(row.alt, language),
    publishedAt: row.published_at ? dayOf(row.published_at) : '',
  }
}

/** The day of the last change of an article that readers could see. */
function changedOn({ updated_at, published_at }: { updated_at: Date; published_at: Date | null }): string {
  return dayOf(published_at && published_at > updated_at ? published_at : updated_at)
}

function dayOf(moment: Date): string {
  return newYorkTime(moment).slice(0, 10)
}

/** When the next scheduled article becomes public; null if none is scheduled. */
export async function nextArticleMoment(db: Database, now: Date): Promise<Date | null> {
  const row = await db
    .selectFrom('articles')
    .select('published_at')
    .where('published_at', '>', now)
    .orderBy('published_at')
    .limit(1)
    .executeTakeFirst()
  return row?.published_at ?? null
}

const maxInSitemap = 5_000

/** Addresses of the newest published articles with the day of their last change, for the sitemap. */
export async function selectArticleAddresses(db: Database, now: Date) {
  const rows = await db
    .selectFrom('articles')
    .select(['id', 'updated_at', 'published_at'])
    .where('published_at', '<=', now)
    .orderBy('published_at', 'desc')
    .limit(maxInSitemap)
    .execute()
  return rows.map((row) => ({ path: `/community/news/${row.id}`, changedOn: changedOn(row) }))
}
