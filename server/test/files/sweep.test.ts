import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database, Tx } from '../../src/db/client.ts'
import { attachFiles, privateKey, readPrivate, storePrivate } from '../../src/files/private.ts'
import { sweepFiles } from '../../src/files/sweep.ts'
import { addAccount, type FileFixture, type Kind, openFileFixture } from '../setup/files.ts'
import { whole } from '../setup/whole.ts'

const hour = 3_600_000
describe('sweeping a disk', () => testSweeping('disk'))
describe('sweeping a bucket', whole, () => testSweeping('bucket'))

function testSweeping(kind: Kind) {
  let fixture: FileFixture
  let ownerId: string

  beforeAll(async () => {
    fixture = await openFileFixture(kind)
    ownerId = await addAccount(fixture.db)
  })
  afterAll(() => fixture.close())

  const store = (step: Database = fixture.db) =>
    storePrivate(step, fixture, { bytes: Buffer.from('x'), mediaType: 'image/png', width: 1, height: 1, ownerId })
  const sweepAfter = (hours: number, on = fixture) =>
    sweepFiles({ db: on.db, store: on.store, now: new Date(Date.now() + hours * hour) })
  const keepIn = (tx: Tx, id: string) => attachFiles(tx, [id], { ownerId }, ownerId)
  const keep = (id: string) => fixture.db.transaction().execute((tx) => keepIn(tx, id))
  const there = (id: string) => fixture.store.disk.exists(privateKey(id))
  async function storeKept(count: number) {
    const ids = await Promise.all(Array.from({ length: count }, () => store()))
    for (const id of ids) await keep(id)
    return ids
  }
  const deleteRow = (id: string) => fixture.db.deleteFrom('files').where('id', '=', id).execute()
  const nothing = { files: 0, orphans: 0, unfinished: 0, back: 0, erased: 0 }

  test('after a day, unkept files are removed with their objects, and kept ones stay', async () => {
    const [kept, left] = [await store(), await store()]
    await keep(kept)
    expect(await sweepAfter(23)).toEqual(nothing)
    expect(await sweepAfter(25)).toEqual({ ...nothing, files: 1 })
    expect([await there(kept), await there(left)]).toEqual([true, false])
    expect(await readPrivate(fixture, kept)).toEqual(Buffer.from('x'))
  })

  test('objects without a row are removed after a day, other files in their folder are not', async () => {
    const lost = privateKey('0a000000-0000-4000-8000-000000000000')
    const draft = `${lost}.0b000000-0000-4000-8000-000000000000.unfinished`
    for (const key of [lost, draft, 'private/0a/notes.txt']) await fixture.store.disk.put(key, 'x')
    expect(await sweepAfter(23)).toEqual(nothing)
    expect(await sweepAfter(25)).toEqual({ ...nothing, orphans: 2 })
    expect(await fixture.store.disk.exists('private/0a/notes.txt')).toBe(true)
  })

  test("a deleted account's files are removed", async () => {
    const someone = await addAccount(fixture.db)
    const file = { bytes: Buffer.from('x'), mediaType: 'image/png' as const, width: 1, height: 1, ownerId: someone }
    const id = await storePrivate(fixture.db, fixture, file)
    await fixture.db.updateTable('files').set({ kept: true }).where('id', '=', id).execute()
    await fixture.db.deleteFrom('accounts').where('id', '=', someone).execute()
    expect(await sweepAfter(25)).toEqual({ ...nothing, orphans: 1 })
    expect(await there(id)).toBe(false)
  })

  test('[SEC-1] a file that was set aside is restored when its row is back, and otherwise erased after 30 days', async () => {
    const [missed = '', unmissed = ''] = await storeKept(2)
    const row = await fixture.db.selectFrom('files').selectAll().where('id', '=', missed).executeTakeFirstOrThrow()
    for (const id of [missed, unmissed]) await deleteRow(id)
    expect(await sweepAfter(25)).toEqual({ ...nothing, orphans: 2 })
    expect([await there(missed), await there(unmissed)]).toEqual([false, false])

    await fixture.db.insertInto('files').values(row).execute()
    expect(await sweepAfter(26)).toEqual({ ...nothing, back: 1 })
    expect(await readPrivate(fixture, missed)).toEqual(Buffer.from('x'))
    const aside = async () => (await fixture.everything()).filter(({ name }) => name.includes(unmissed))
    await sweepAfter(29 * 24)
    expect(await aside()).not.toEqual([])
    expect((await sweepAfter(33 * 24)).erased).toBeGreaterThan(0)
    expect(await aside()).toEqual([])
    expect(await there(missed)).toBe(true)
  })

  test('[SEC-1] a sweep that would set aside more than a few percent stops with an error and moves nothing', async () => {
    const ids = await storeKept(60)
    const rows = await fixture.db.deleteFrom('files').where('id', 'in', ids.slice(0, 21)).returningAll().execute()
    await expect(sweepAfter(25)).rejects.toThrow(/21 of the \d+ private files .* npm run files:adopt/)
    for (const { id } of rows) expect(await there(id)).toBe(true)
    await deleteRow(ids[21] ?? '')
    await fixture.db.insertInto('files').values(rows).execute()
    expect(await sweepAfter(23)).toEqual(nothing)
    expect((await sweepAfter(25)).orphans).toBe(1)
  })

  test('concurrent sweeps share the work', async () => {
    const ids = await Promise.all(Array.from({ length: 60 }, () => store()))
    const other = { ...fixture, store: await fixture.another() }
    const counts = await Promise.all([sweepAfter(25), sweepAfter(25, other)])
    expect(counts.reduce((sum, { files }) => sum + files, 0)).toBe(60)
    for (const id of ids) expect(await there(id)).toBe(false)
  })

  test('an upload in progress is left alone', async () => {
    const id = await fixture.db.transaction().execute(async (step) => {
      const id = await store(step)
      expect(await sweepAfter(0)).toEqual(nothing)
      return id
    })
    expect(await readPrivate(fixture, id)).toEqual(Buffer.from('x'))
    await keep(id)
  })

  test('a file that is being kept while the sweep runs is left alone', async () => {
    const id = await store()
    await fixture.db.transaction().execute(async (step) => {
      await keepIn(step, id)
      expect(await sweepAfter(25)).toEqual(nothing)
    })
    expect(await sweepAfter(25)).toEqual(nothing)
    expect(await readPrivate(fixture, id)).toEqual(Buffer.from('x'))
  })

  test('incompletely written pictures are removed', async () => {
    await mkdir(join(fixture.store.mediaDir, '0123456789abcdef-9x9.a-b.unfinished'), { recursive: true })
    await mkdir(join(fixture.store.mediaDir, '0123456789abcdef-9x9'))
    expect(await sweepAfter(23)).toEqual(nothing)
    expect(await sweepAfter(25)).toEqual({ ...nothing, unfinished: 1 })
  })

  test('a sweep handles more than one page of files and objects', async () => {
    const row = { owner_id: ownerId, media_type: 'image/png', bytes: 1, width: 1, height: 1 }
    await fixture.db.insertInto('files').values(Array(450).fill(row)).execute()
    expect((await sweepAfter(25)).files).toBe(450)
  })
}
