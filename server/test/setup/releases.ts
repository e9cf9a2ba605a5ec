import { randomUUID } from 'node:crypto'
import { managedActivities } from '@portal/contract/activities/content'
import * as releases from '@portal/contract/content/releases'
import { managedArticleTypes } from '@portal/contract/news/article-types'
import { getArticle } from '@portal/contract/news/public'
import { expect } from 'vitest'
import { writtenActivity } from './activities.ts'
import { demoPicture, newAuthor } from './content.ts'
import { editorOf, newId } from './managed.ts'
import { inAll } from './news.ts'
import type { Person } from './people.ts'
import type { TestPortal } from './portal.ts'

interface Named {
  kind: string
  record: string
}

/** A member of staff's calls about releases; each takes the versions that the release and its drafts have. */
export function releasesOf(portal: TestPortal, staff: Pick<Person, 'headers'>) {
  const call: TestPortal['call'] = (endpoint, input) => portal.call(endpoint, input, staff.headers)
  const read = async (id: string) => (await call(releases.getRelease, { id })).body.data
  const add = async (id: string, ...records: Named[]) =>
    call(releases.addToRelease, { id, version: (await read(id)).version, records })
  return {
    call,
    read,
    add,
    /** A release with some drafts. @returns its id */
    async begun(name: string, ...records: Named[]): Promise<string> {
      const id = randomUUID()
      expect((await call(releases.saveRelease, { id, version: 1, name })).status).toBe(200)
      if (records.length > 0) expect((await add(id, ...records)).body.code).toBe('200')
      return id
    },
    takeOut: async (id: string, named: Named) =>
      call(releases.takeFromRelease, { id, version: (await read(id)).version, ...named }),
    remove: async (id: string) => call(releases.removeRelease, { id, version: (await read(id)).version }),
    check: async (id: string) => (await call(releases.checkRelease, { id })).body.data,
    /** What its publication is called with. */
    wish: async (id: string) => {
      const { version, drafts } = await read(id)
      const known = drafts.map(({ kind, id: record, version, baseVersion }) => ({ kind, record, version, baseVersion }))
      return { id, version, drafts: known }
    },
    async publish(id: string, more: { at?: string; again?: boolean } = {}) {
      return call(releases.publishRelease, { ...(await this.wish(id)), ...more })
    },
    unschedule: async (id: string) => call(releases.unscheduleRelease, { id, version: (await read(id)).version }),
    async takeBack(id: string, told = 0) {
      const { published } = await read(id)
      return call(releases.takeBackRelease, { id, told, publishedAt: published?.at ?? new Date().toISOString() })
    },
  }
}

export const article = (record: string) => ({ kind: 'article', record })

/** The titles of a pair whose changes are not published. */
export const before = ['Drink enough water', 'Drink enough water']

/** A whole minute, as schedules name it. */
export const tomorrow = () => new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 86_400_000)

/** An editor with drafts that a release can hold. */
export async function newReleaser(portal: TestPortal) {
  const mei = await newAuthor(portal)
  const picture = await demoPicture(portal)
  const types = editorOf(portal, mei, managedArticleTypes, (more) => ({ name: inAll('Type'), ...more }))
  const activities = (who: Pick<Person, 'headers'> = mei) =>
    editorOf(portal, who, managedActivities, (more) => writtenActivity(picture, more))
  const title = async (id: string) => (await portal.call(getArticle, { id: Number(id) })).body.data?.title
  /** An article that is on the site, with a change that somebody has read. */
  const changed = async (text: string) => {
    const id = await mei.published()
    await mei.save(id, { title: inAll(text) })
    await mei.markRead(id)
    return id
  }
  const pair = async (text: string) => {
    const ids = [await changed(`${text} one`), await changed(`${text} two`)] as const
    return { ids, titles: async () => [await title(ids[0]), await title(ids[1])] }
  }
  /** A new type, and a new article that chooses it. */
  const newTypeAndArticle = async (text: string) => {
    const [type, id] = [newId(), newId()]
    await types.save(type, { name: inAll(text) })
    await types.markRead(type)
    await mei.save(id, { title: inAll(text), articleTypeId: type })
    await mei.markRead(id)
    return { type, id, drafts: [article(id), { kind: 'article-type', record: type }] }
  }
  return { mei, picture, own: releasesOf(portal, mei), types, activities, title, changed, pair, newTypeAndArticle }
}
