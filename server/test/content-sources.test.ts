import * as about from '@portal/contract/about/public'
import * as activities from '@portal/contract/activities/public'
import type { Endpoint } from '@portal/contract/endpoint'
import * as news from '@portal/contract/news/public'
import * as training from '@portal/contract/training/public'
import { sql } from 'kysely'
import pg from 'pg'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { contentTables, routes } from '../src/domains.ts'
import { newCaregiver } from './setup/people.ts'
import { openPortal } from './setup/portal.ts'
import { certify, newModule } from './setup/training.ts'

/** Tables that triggers keep in step with content tables, and search functions with the tables that they read. */
const derived: Record<string, string[]> = {
  activity_counts: ['activities'],
  article_counts: ['articles'],
  comment_ratings: ['comments'],
  find_activities: ['activities', 'activity_type_links'],
  find_activities_of_any: ['activities', 'activity_type_links'],
}
/** Inputs with which a call runs all of its queries. */
const inputs = new Map<Endpoint, object[]>([
  [activities.getActivityPage, [{}, { keyword: 'tea', activityTypeId: 'food', cityList: ['Queens'] }, { pageNum: 2 }]],
  [activities.getActivity, [{ id: 1 }]],
  [news.getArticlePage, [{}, { articleTypeId: 'health' }]],
  [news.getArticle, [{ id: 1 }]],
  [about.getTeamEvent, [{ id: 1 }]],
  [about.getLegalDocument, [{ key: 'privacy' }]],
  [training.verifyCertificate, [{ number: '7K3M-QX2H-9RTB' }]],
])
const reads = routes.flatMap(({ endpoint, reads }) => (reads ? [{ path: endpoint.path, endpoint, reads }] : []))
const portal = await openPortal()

beforeAll(async () => {
  const number = await certify(portal, await newCaregiver(portal), await newModule(portal.db))
  const renamed = portal.db.updateTable('training_certificates').set({ number: '7K3M-QX2H-9RTB' })
  await renamed.where('number', '=', number).execute()
})

describe('[SEC-11] the sources of a cached answer', () => {
  test.each(reads)('$path names every table that it reads, and no other', async ({ endpoint, reads: named }) => {
    const asked: string[] = []
    const query = vi.spyOn(pg.Client.prototype, 'query')
    portal.content.changed()
    for (const input of inputs.get(endpoint) ?? [{}])
      expect((await portal.call(endpoint, input as never)).status).toBe(200)
    for (const [text] of query.mock.calls as unknown as [string | { text: string }][])
      asked.push(...tablesIn(typeof text === 'string' ? text : text.text))
    query.mockRestore()
    expect([...new Set(asked)].sort()).toEqual([...named].sort())
  })

  test('every content table announces its changes, and no other table does', async () => {
    const { rows } = await sql<{ name: string }>`
      select distinct c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
      join pg_proc p on p.oid = t.tgfoid where p.prosrc like '%pg_notify(''content''%'`.execute(portal.db)
    expect(rows.map(({ name }) => name).sort()).toEqual([...contentTables].sort())
  })
})

function tablesIn(query: string): string[] {
  const words = new Set(query.match(/\w+/g))
  const behind = Object.entries(derived).flatMap(([name, tables]) => (words.has(name) ? tables : []))
  return [...contentTables.filter((name) => new RegExp(`(from|join) "?${name}\\b`).test(query)), ...behind]
}
