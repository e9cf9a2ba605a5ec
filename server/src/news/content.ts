import type { Texts } from '@portal/contract/language'
import type { Database } from '../db/client.ts'
import { PortalError } from '../http/errors.ts'
import { sanitizeTexts } from '../http/rich-text.ts'

interface ArticleContent {
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

/** Publishes an article from a given moment on. @throws PortalError not_found */
export async function setPublished(db: Database, id: number, from: Date): Promise<void> {
  const change = db.updateTable('articles').set({ published_at: from }).where('id', '=', id)
  const { numUpdatedRows } = await change.executeTakeFirst()
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
