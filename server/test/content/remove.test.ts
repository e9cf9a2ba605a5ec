import { newYorkTime } from '@portal/contract/new-york'
import { managedArticles } from '@portal/contract/news/content'
import { getArticle } from '@portal/contract/news/public'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { verifyAudit } from '../../src/audit/verify.ts'
import { type ManagedArticle, newAuthor, newId } from '../setup/content.ts'
import { inAll } from '../setup/news.ts'
import { newStaff } from '../setup/people.ts'
import { openPortal } from '../setup/portal.ts'

const portal = await openPortal()
let mei: Awaited<ReturnType<typeof newAuthor>>

beforeAll(async () => {
  mei = await newAuthor(portal)
})

async function remove(id: string, more: { version?: number } = {}) {
  const { version, baseVersion } = await mei.read(id)
  return mei.call(managedArticles.remove, { id, version, baseVersion, ...more })
}

async function unpublish(id: string) {
  const { version, baseVersion } = await mei.read(id)
  expect((await mei.call(managedArticles.unpublish, { id, version, baseVersion })).status).toBe(200)
}

test('[OPS-7] [F07] what is on the site, or will be, is not deleted; what is off it goes with its draft and versions, and the audit log stays whole', async () => {
  const id = await mei.published()
  await mei.save(id, { title: inAll('Newer') })
  expect((await remove(id)).body.code).toBe('content_live')
  await unpublish(id)
  await mei.markRead(id)
  await mei.publish(id, undefined, { at: newYorkTime(new Date(Date.now() + 86_400_000)) })
  expect((await remove(id)).body.code).toBe('content_scheduled')
  await mei.call(managedArticles.unschedule, { id, version: (await mei.read(id)).version })

  const { recordId } = await mei.read(id)
  expect((await remove(id)).status).toBe(200)
  expect((await mei.call(managedArticles.read, { id })).status).toBe(404)
  expect((await portal.call(getArticle, { id: Number(id) })).status).toBe(404)
  const rows = await Promise.all([
    sql`select from articles where id = ${Number(id)}`.execute(portal.db),
    sql`select from content_records where id = ${recordId}`.execute(portal.db),
    sql`select from content_drafts where record_id = ${recordId}`.execute(portal.db),
    sql`select from content_versions where record_id = ${recordId}`.execute(portal.db),
  ])
  expect(rows.map((one) => one.rows.length)).toEqual([0, 0, 0, 0])
  const entries = await portal.db
    .selectFrom('audit_entries')
    .select(['actor', 'action'])
    .where('subject', '=', `article ${id}`)
    .orderBy('number')
    .execute()
  expect(entries.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['content.unpublish', 'content.plan', 'content.remove']),
  )
  expect(entries.at(-1)).toEqual({ actor: mei.id, action: 'content.remove' })
  expect((await verifyAudit(portal.db, portal.keys)).broken).toBeUndefined()
})

test('[OPS-7] a record that was never published is deleted, too', async () => {
  const id = newId()
  await mei.save(id)
  expect((await mei.read(id)).uses).toEqual([])
  expect((await remove(id)).status).toBe(200)
  expect((await mei.read(id)).recordId).toBeNull()
})

test('[OPS-7] what a colleague has changed since is not deleted: the answer shows it', async () => {
  const id = newId()
  await mei.save(id)
  const { version } = await mei.read(id)
  await mei.save(id, { title: inAll('Still needed') })
  const { status, body } = await remove(id, { version })
  expect([status, body.code]).toEqual([409, 'changed_meanwhile'])
  expect((body.data as unknown as ManagedArticle).draft?.title).toEqual(inAll('Still needed'))
  const coordinator = await newStaff(portal, 'coordinator')
  const at = { id, version, baseVersion: 1 }
  expect((await portal.call(managedArticles.remove, at, coordinator.headers)).status).toBe(403)
})
