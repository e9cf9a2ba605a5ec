import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { fieldMessage } from '../fields/field-message.ts'
import { RecordId, Version } from '../ids.ts'
import { AllTexts, inSameLanguages, managedText } from '../managed-text.ts'
import { pageOf, paging } from '../paging.ts'
import { picturePath } from '../picture-path.ts'
import { line, paragraphs, word } from '../text.ts'

/** Maximum lengths of an article's texts in one language, in characters; the body's includes its markup. */
export const maxArticleLetters = { title: 150, alt: 300, summary: 300, body: 20_000 }

const moment = z.iso.datetime({ offset: true, error: fieldMessage('date') })

export const ArticleDraft = z.object({
  id: z.int(),
  version: z.int(),
  articleTypeId: z.string(),
  picture: picturePath,
  alt: AllTexts,
  title: AllTexts,
  summary: AllTexts,
  body: AllTexts,
  recommended: z.boolean(),
  publishedAt: z.nullable(z.string()).check(z.describe('ISO moment, which may lie ahead; null for a draft')),
  updatedAt: z.string(),
})
export type ArticleDraft = z.infer<typeof ArticleDraft>

const content = {
  articleTypeId: word(60, 'choose'),
  picture: picturePath,
  alt: managedText(line(maxArticleLetters.alt)),
  title: managedText(line(maxArticleLetters.title)),
  summary: managedText(line(maxArticleLetters.summary)),
  body: managedText(paragraphs(maxArticleLetters.body)),
  recommended: z._default(z.boolean(), false),
}
const together = inSameLanguages<Record<string, unknown>>('title', 'alt', 'summary', 'body')

export const getDraftPage = endpoint({
  method: 'GET',
  path: '/staff/article/page',
  access: ['staff:editor'],
  doc: 'All news articles, drafts too, the one changed last first.',
  input: z.object(paging),
  output: pageOf(
    z.object({
      id: z.int(),
      version: z.int(),
      articleTypeId: z.string(),
      title: z.string(),
      publishedAt: z.nullable(z.string()),
      updatedAt: z.string(),
    }),
  ),
})

export const getDraft = endpoint({
  method: 'GET',
  path: '/staff/article/{id}',
  access: ['staff:editor'],
  doc: 'One news article in all its languages.',
  input: z.object({ id: RecordId }),
  output: ArticleDraft,
})

export const createArticle = endpoint({
  method: 'POST',
  path: '/staff/article',
  access: ['staff:editor'],
  changes: 'content',
  doc: 'Adds a news article as a draft. The body is HTML and is sanitized.',
  unversioned: 'adds an article',
  input: z.object(content).check(together),
  output: ArticleDraft,
})

export const updateArticle = endpoint({
  method: 'POST',
  path: '/staff/article/{id}',
  access: ['staff:editor'],
  changes: 'content',
  doc: 'Replaces what a news article says; whether it is published stays as it is.',
  input: z.object({ id: RecordId, version: Version, ...content }).check(together),
  output: ArticleDraft,
  current: ArticleDraft,
})

export const publishArticle = endpoint({
  method: 'POST',
  path: '/staff/article/{id}/publish',
  access: ['staff:editor'],
  changes: 'content',
  doc: 'Publishes a news article, now or at a moment that may lie ahead.',
  input: z.object({
    id: RecordId,
    version: Version,
    publishedAt: z.optional(moment.check(z.regex(/^20\d\d-/, fieldMessage('date')))),
  }),
  output: ArticleDraft,
  current: ArticleDraft,
})

export const unpublishArticle = endpoint({
  method: 'POST',
  path: '/staff/article/{id}/unpublish',
  access: ['staff:editor'],
  changes: 'content',
  doc: 'Takes a news article off the site; it is a draft again.',
  input: z.object({ id: RecordId, version: Version }),
  output: ArticleDraft,
  current: ArticleDraft,
})

export const removeArticle = endpoint({
  method: 'DELETE',
  path: '/staff/article/{id}',
  access: ['staff:editor'],
  changes: 'content',
  doc: 'Deletes a news article that is a draft; one with a moment of publishing has to be taken off the site first.',
  input: z.object({ id: RecordId, version: Version }),
  output: z.null(),
  current: ArticleDraft,
})
