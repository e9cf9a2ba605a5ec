import type { ContentRecord } from '@portal/contract/content/endpoints'
import type { DraftOf } from '@portal/contract/content/kind'
import { type articleKind, managedArticles } from '@portal/contract/news/content'
import { getArticlePage } from '@portal/contract/news/public'
import { publishDue } from '../../src/content/due.ts'
import type { ManagedKind } from '../../src/content/managed-kind.ts'
import { openFileStore } from '../../src/files/store.ts'
import { managedArticleKind } from '../../src/news/managed.ts'
import { editorOf, newId } from './managed.ts'
import { inAll } from './news.ts'
import { newStaff, type Person } from './people.ts'
import type { TestPortal } from './portal.ts'

type Fields = (typeof articleKind)['fields']
export type ArticleContent = DraftOf<Fields>
export type ManagedArticle = ContentRecord<Fields>

export { newId }

export const kinds: readonly ManagedKind[] = [managedArticleKind]

/** A picture of the demo. */
export async function demoPicture(portal: TestPortal): Promise<string> {
  return (await portal.call(getArticlePage, { pageSize: 1 })).body.data.records[0]?.picture ?? ''
}

/** Calls of an editor about articles; each takes the versions that the record has. */
export async function newAuthor(portal: TestPortal) {
  const editor = await newStaff(portal, 'editor')
  const picture = await demoPicture(portal)
  return { ...editor, ...authorOf(portal, editor, picture) }
}

/** Another editor's calls, on the same portal or another process of it. */
export function authorOf(portal: TestPortal, editor: Pick<Person, 'headers'>, picture: string) {
  const content = (more: Partial<ArticleContent> = {}): ArticleContent => ({
    title: inAll('Drink enough water'),
    summary: inAll('Even in winter.'),
    body: inAll('<p>A cup each hour.</p>'),
    alt: inAll('A cup of tea'),
    picture,
    articleTypeId: 'health',
    recommended: false,
    ...more,
  })
  return editorOf(portal, editor, managedArticles, content)
}

/** Publishes what is due at a moment, as a process does every second. */
export async function publishDueAt(portal: TestPortal, now: Date, which = kinds): Promise<number> {
  const files = await openFileStore({ dataDir: '/nonexistent' }).catch(() => undefined)
  const { db, keys, messages } = portal
  return publishDue({ db, keys, messages, files: files as never }, which, now)
}

/** The Sundays of a month, of two digits. */
export function sundays(year: number, month: number): string[] {
  const days = Array.from({ length: 30 }, (_, i) => i + 1)
  return days
    .filter((day) => new Date(Date.UTC(year, month - 1, day)).getUTCDay() === 0)
    .map((day) => String(day).padStart(2, '0'))
}
