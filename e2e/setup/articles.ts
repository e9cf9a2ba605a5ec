import type { APIRequestContext } from '@playwright/test'
import type { ChangedRecord } from '@portal/contract/content/endpoints'
import type { DraftOf } from '@portal/contract/content/kind'
import { languages } from '@portal/contract/language'
import { type articleKind, managedArticles } from '@portal/contract/news/content'
import { type Caller, call } from './api'

type ArticleFields = (typeof articleKind)['fields']

/** Saves an article, reviews each language, and publishes it, by calls. */
export async function publishArticle(
  request: APIRequestContext,
  content: DraftOf<ArticleFields>,
  editor: Caller,
): Promise<ChangedRecord<ArticleFields>> {
  const id = `new-${crypto.randomUUID()}`
  let record = await call(request, managedArticles.save, { id, version: 1, baseVersion: 1, content }, editor)
  for (const language of languages)
    record = await call(request, managedArticles.markRead, { id, version: record.version, language }, editor)
  const { version, baseVersion } = record
  return call(request, managedArticles.publish, { id, version, baseVersion, languages: [...languages] }, editor)
}
