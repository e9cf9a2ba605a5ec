import { inLanguage, type Language } from '@portal/contract/language'
import type * as contract from '@portal/contract/news/staff'
import type { ArticleDraft } from '@portal/contract/news/staff'
import type * as z from 'zod'
import { audited } from '../audit/audited.ts'
import type { Database } from '../db/client.ts'
import { protectPictures } from '../files/staff-pictures.ts'
import type { StaffCall } from '../http/dispatch.ts'
import { PortalError } from '../http/errors.ts'
import { lockVersion, type RecordVersion } from '../http/versions.ts'
import type { Services } from '../services.ts'
import { type ArticleContent, addArticle, changeArticle, deleteDraft, setPublished } from './content.ts'

type Entered = z.output<(typeof contract.createArticle)['input']>

/** Every article, including drafts. Counted on each request, since only editors use it, and rarely. */
export async function selectDraftPage(
  db: Database,
  { pageNum, pageSize }: { pageNum: number; pageSize: number },
  language: Language,
) {
  const { total } = await db
    .selectFrom('articles')
    .select((e) => e.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('articles')
    .select(['id', 'version', 'type_id', 'title', 'published_at', 'updated_at'])
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
    .execute()
  const records = rows.map((row) => ({
    id: row.id,
    version: row.version,
    articleTypeId: row.type_id,
    title: inLanguage(row.title, language),
    publishedAt: row.published_at?.toISOString() ?? null,
    updatedAt: row.updated_at.toISOString(),
  }))
  return { records, total: Number(total), pageNum, pageSize }
}

/** An article in all its languages, published or not. @throws PortalError not_found */
export async function selectDraft(db: Database, id: number): Promise<ArticleDraft> {
  const row = await db.selectFrom('articles').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new PortalError('not_found')
  return {
    id: row.id,
    version: row.version,
    articleTypeId: row.type_id,
    picture: row.picture,
    alt: row.alt,
    title: row.title,
    summary: row.summary,
    body: row.body,
    recommended: row.recommended,
    publishedAt: row.published_at?.toISOString() ?? null,
    updatedAt: row.updated_at.toISOString(),
  }
}

/** Adds an article as a draft. @throws PortalError invalid_input */
export async function createArticle(call: StaffCall, entered: Entered): Promise<ArticleDraft> {
  const article = await checked(call, entered)
  const id = await audited(
    call,
    'article.create',
    (added: number) => `article ${added}`,
    (tx) => addArticle(tx, article),
  )
  return selectDraft(call.db, id)
}

/** Replaces an article's content. @throws PortalError not_found, changed_meanwhile, invalid_input */
export async function updateArticle(
  call: StaffCall,
  recordVersion: RecordVersion,
  entered: Entered,
): Promise<ArticleDraft> {
  const { id } = recordVersion
  await selectDraft(call.db, id)
  const article = await checked(call, entered)
  await audited(call, 'article.update', `article ${id}`, async (tx) => {
    await lockVersion(tx, 'articles', recordVersion)
    await changeArticle(tx, id, article)
  })
  return selectDraft(call.db, id)
}

/** Publishes an article from a given moment on, or unpublishes it (null). @throws PortalError not_found, changed_meanwhile */
export async function publishArticle(
  call: StaffCall,
  recordVersion: RecordVersion,
  from: Date | null,
): Promise<ArticleDraft> {
  const { id } = recordVersion
  await audited(call, from ? 'article.publish' : 'article.unpublish', `article ${id}`, async (tx) => {
    await lockVersion(tx, 'articles', recordVersion)
    await setPublished(tx, id, from)
  })
  return selectDraft(call.db, id)
}

/** Deletes a draft. @throws PortalError not_found, changed_meanwhile, article_published when it is published or scheduled */
export async function removeArticle(call: StaffCall, recordVersion: RecordVersion): Promise<null> {
  const { id } = recordVersion
  await audited(call, 'article.remove', `article ${id}`, async (tx) => {
    await lockVersion(tx, 'articles', recordVersion)
    await deleteDraft(tx, id)
  })
  return null
}

async function checked({ db, files }: Pick<Services, 'db' | 'files'>, entered: Entered): Promise<ArticleContent> {
  const { articleTypeId: type, ...content } = entered
  const known = await db.selectFrom('article_types').select('id').where('id', '=', type).executeTakeFirst()
  if (!known) throw new PortalError('invalid_input', { articleTypeId: 'choose' })
  await protectPictures({ db, files }, { picture: content.picture })
  return { ...content, type }
}
