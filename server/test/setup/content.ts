import { randomUUID } from 'node:crypto'
import type { ContentRecord } from '@portal/contract/content/endpoints'
import type { DraftOf } from '@portal/contract/content/kind'
import type { Endpoint, InputOf } from '@portal/contract/endpoint'
import { type Language, languages } from '@portal/contract/language'
import { type articleKind, managedArticles } from '@portal/contract/news/content'
import { getArticlePage } from '@portal/contract/news/public'
import { expect } from 'vitest'
import type { ManagedKind } from '../../src/content/managed-kind.ts'
import { publishDue } from '../../src/content/schedule.ts'
import { openFileStore } from '../../src/files/store.ts'
import { managedArticleKind } from '../../src/news/managed.ts'
import { inAll } from './news.ts'
import { newStaff, type Person } from './people.ts'
import type { TestPortal } from './portal.ts'

type Fields = (typeof articleKind)['fields']
export type ArticleContent = DraftOf<Fields>
export type ManagedArticle = ContentRecord<Fields>

/** The id of a record that nobody has begun yet. */
export const newId = () => `new-${randomUUID()}`

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
  const call = <E extends Endpoint>(endpoint: E, input: InputOf<E>) => portal.call(endpoint, input, editor.headers)
  const read = async (id: string): Promise<ManagedArticle> => {
    const { status, body } = await call(managedArticles.read, { id })
    expect(status).toBe(200)
    return body.data
  }
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
  const save = async (id: string, more: Partial<ArticleContent> = {}) => {
    const now = (await call(managedArticles.read, { id })).body.data
    const whole = { ...content(), ...now?.live, ...now?.draft, ...more } as ArticleContent
    const { version = 1, baseVersion = 1 } = now ?? {}
    return call(managedArticles.save, { id, version, baseVersion, content: whole })
  }
  const markRead = async (id: string, ...which: readonly Language[]) => {
    for (const language of which.length > 0 ? which : languages) {
      const { version } = await read(id)
      expect((await call(managedArticles.markRead, { id, version, language })).status).toBe(200)
    }
  }
  const publish = async (
    id: string,
    which: readonly Language[] = languages,
    more: { at?: string; again?: boolean } = {},
  ) => {
    const { version, baseVersion } = await read(id)
    return call(managedArticles.publish, { id, version, baseVersion, languages: [...which], ...more })
  }
  return {
    call,
    read,
    content,
    save,
    markRead,
    publish,
    takeBack: async (id: string) => call(managedArticles.takeBack, { id, number: (await read(id)).number }),
    /** A published article. @returns its id */
    async published(more: Partial<ArticleContent> = {}): Promise<string> {
      const id = newId()
      expect((await save(id, more)).body.fields).toBeUndefined()
      await markRead(id)
      const { status, body } = await publish(id)
      expect([status, body.fields]).toEqual([200, undefined])
      return body.data.id
    },
  }
}

/** Publishes what is due at a moment, as a process does every second. */
export async function publishDueAt(portal: TestPortal, now: Date): Promise<number> {
  const files = await openFileStore({ dataDir: '/nonexistent' }).catch(() => undefined)
  const { db, keys, messages } = portal
  return publishDue({ db, keys, messages, files: files as never }, kinds, now)
}

/** The Sundays of a month, of two digits. */
export function sundays(year: number, month: number): string[] {
  const days = Array.from({ length: 30 }, (_, i) => i + 1)
  return days
    .filter((day) => new Date(Date.UTC(year, month - 1, day)).getUTCDay() === 0)
    .map((day) => String(day).padStart(2, '0'))
}
