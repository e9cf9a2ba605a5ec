import type { Texts } from '@portal/contract/language'
import type { Database } from '../db/client.ts'
import { nextPosition } from '../db/next-position.ts'
import { PortalError } from '../http/errors.ts'
import { sanitizeTexts } from '../http/rich-text.ts'
import { NewsError } from './errors.ts'

/** Adds an article type after the others; `key` is its permanent name. */
export async function addArticleType(db: Database, type: { key: string; name: Texts }) {
  await db
    .insertInto('article_types')
    .values({ id: type.key, position: await nextPosition(db, 'article_types'), name: JSON.stringify(type.name) })
    .execute()
}

export interface ArticleContent {
  /** Key of its type. */
  type: string
  /** Path of a stored picture. */
  picture: string
  alt: Texts
  title: Texts
  summary: Texts
  /** HTML as entered; sanitized when saved. */
  body: Texts
  recommended: boolean
}

/** Adds an article as a draft and returns its id. @throws PortalError invalid_input when sanitizing leaves no text in the body */
export async function addArticle(db: Database, article: ArticleContent, writtenAt = new Date()): Promise<number> {
  const { id } = await db
    .insertInto('articles')
    .values({ ...valuesOf(article), published_at: null, updated_at: writtenAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Replaces an article's content. @throws PortalError not_found, invalid_input */
export async function changeArticle(db: Database, id: number, article: ArticleContent): Promise<void> {
  await change(db, id, { ...valuesOf(article), updated_at: new Date() })
}

/** Publishes an article from a given moment on, or unpublishes it (null). @throws PortalError not_found */
export async function setPublished(db: Database, id: number, from: Date | null): Promise<void> {
  await change(db, id, { published_at: from })
}

/** Deletes a draft. @throws PortalError not_found, article_published when it is published or scheduled */
export async function deleteDraft(db: Database, id: number): Promise<void> {
  const draft = db.deleteFrom('articles').where('id', '=', id).where('published_at', 'is', null)
  const { numDeletedRows } = await draft.executeTakeFirst()
  if (numDeletedRows > 0n) return
  const found = await db.selectFrom('articles').select('id').where('id', '=', id).executeTakeFirst()
  throw found ? new NewsError('article_published') : new PortalError('not_found')
}

type Change = Partial<ReturnType<typeof valuesOf>> & { published_at?: Date | null; updated_at?: Date }

async function change(db: Database, id: number, values: Change) {
  const { numUpdatedRows } = await db.updateTable('articles').set(values).where('id', '=', id).executeTakeFirst()
  if (numUpdatedRows === 0n) throw new PortalError('not_found')
}

function valuesOf(article: ArticleContent) {
  return {
    type_id: article.type,
    picture: article.picture,
    alt: JSON.stringify(article.alt),
    title: JSON.stringify(article.title),
    summary: JSON.stringify(article.summary),
    body: JSON.stringify(sanitizeTexts(article.body, 'body')),
    recommended: article.recommended,
  }
}
