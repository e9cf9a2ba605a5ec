import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { assertBudget } from '../../src/files/budget.ts'
import { attachFiles, privateKey, readPrivate, storePrivate, storeUpload } from '../../src/files/private.ts'
import { resealFiles } from '../../src/files/reseal.ts'
import {
  addAccount,
  addProof,
  type FileFixture,
  type Kind,
  keyring,
  openFileFixture,
  withMethodReplaced,
} from '../setup/files.ts'
import { whole } from '../setup/whole.ts'
import { marker, photo } from './photo.ts'

describe('private files on a disk', () => testPrivateFiles('disk'))
describe('private files on a bucket', whole, () => testPrivateFiles('bucket'))

function testPrivateFiles(kind: Kind) {
  let fixture: FileFixture
  let ownerId: string

  beforeAll(async () => {
    fixture = await openFileFixture(kind)
    ownerId = await addAccount(fixture.db)
  })
  afterAll(() => fixture.close())

  const store = (bytes: Buffer, owner = ownerId) =>
    storePrivate(fixture.db, fixture, { bytes, mediaType: 'image/jpeg', width: 3, height: 2, ownerId: owner })

  test('an upload is cleaned, described, and read back as it was stored', async () => {
    const id = await storeUpload(fixture, await photo().jpeg().toBuffer(), { ownerId })
    const row = await fixture.db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const bytes = await readPrivate(fixture, id)
    expect(row).toMatchObject({ owner_id: ownerId, proof_id: null, media_type: 'image/jpeg', width: 320, height: 240 })
    expect([row.bytes, row.kept]).toEqual([bytes.length, false])
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
  })

  test('refused uploads are not stored', async () => {
    const before = await fixture.everything()
    await expect(storeUpload(fixture, Buffer.from('<svg/>'), { ownerId })).rejects.toMatchObject({
      code: 'invalid_input',
    })
    expect(await fixture.everything()).toHaveLength(before.length)
  })

  test('50 documents leave no readable trace', async () => {
    const documents = Array.from({ length: 50 }, (_, n) => Buffer.from(`JFIF ${marker} document ${n}`))
    const ids = await Promise.all(documents.map((document) => store(document)))
    const files = await fixture.everything()
    expect(files.length).toBeGreaterThanOrEqual(50)
    for (const { name, bytes } of files) {
      expect(bytes.includes(marker), name).toBe(false)
      expect(bytes.includes('JFIF'), name).toBe(false)
    }
    expect(await readPrivate(fixture, ids[49] as string)).toEqual(documents[49])
  })

  test("one file's object under another's id does not open, nor does a changed one", async () => {
    const [one, other] = [await store(Buffer.from('one')), await store(Buffer.from('other'))]
    const sealed = await fixture.store.disk.getBytes(privateKey(one))
    await fixture.store.disk.put(privateKey(other), sealed)
    await expect(readPrivate(fixture, other)).rejects.toThrow()
    await fixture.store.disk.put(
      privateKey(one),
      sealed.map((byte, at) => (at === sealed.length - 1 ? byte ^ 1 : byte)),
    )
    await expect(readPrivate(fixture, one)).rejects.toThrow()
    await fixture.db.deleteFrom('files').where('id', 'in', [one, other]).execute()
  })

  test('a failed insert leaves no row without an object', async () => {
    const nobody = '00000000-0000-4000-8000-000000000000'
    await expect(store(Buffer.from('lost'), nobody)).rejects.toThrow(/foreign key/)
    const rows = await fixture.db.selectFrom('files').select('id').execute()
    for (const { id } of rows) expect(await fixture.store.disk.exists(privateKey(id)), id).toBe(true)
  })

  test('no row is added when its object could not be written', async () => {
    const broken = withMethodReplaced(fixture.store, 'put', fail)
    const rows = () => fixture.db.selectFrom('files').select('id').execute()
    const before = await rows()
    const file = { bytes: Buffer.from('x'), mediaType: 'image/png' as const, width: 1, height: 1, ownerId }
    await expect(storePrivate(fixture.db, { ...fixture, store: broken }, file)).rejects.toThrow('the store is full')
    expect(await rows()).toHaveLength(before.length)
  })

  test('the files of a registration pass to the account when kept, once and only its own', async () => {
    const [proofId, strangers] = [await addProof(fixture.db), await addProof(fixture.db)]
    const jpeg = await photo(9, 9).jpeg().toBuffer()
    const mine = await storeUpload(fixture, jpeg, { proofId })
    const theirs = await storeUpload(fixture, jpeg, { proofId: strangers })
    const keep = (...ids: string[]) =>
      fixture.db.transaction().execute((step) => attachFiles(step, ids, { proofId }, ownerId))
    await expect(keep(mine, theirs)).rejects.toMatchObject({ code: 'not_found' })
    await keep(mine)
    await expect(keep(mine)).rejects.toMatchObject({ code: 'not_found' })
    const row = await fixture.db.selectFrom('files').selectAll().where('id', '=', mine).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ kept: true, owner_id: ownerId, proof_id: null })
  })

  test('resealing moves every file to the new key, and a second run has nothing to do', async () => {
    const id = await store(Buffer.from('to be sealed anew'))
    const rotated = { ...fixture, keys: keyring('second', 'first') }
    const { count } = await fixture.db
      .selectFrom('files')
      .select((select) => select.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow()
    expect(await resealFiles(rotated)).toEqual({ resealed: Number(count), unreadable: [] })
    expect(await resealFiles(rotated)).toEqual({ resealed: 0, unreadable: [] })
    expect(await readPrivate({ ...fixture, keys: keyring('second') }, id)).toEqual(Buffer.from('to be sealed anew'))
    await expect(readPrivate(fixture, id)).rejects.toThrow('no key second in the keyring')
  })

  test('interrupted resealing continues, and reports unreadable files', async () => {
    const damaged = await store(Buffer.from('damaged'))
    await fixture.store.disk.put(privateKey(damaged), Buffer.from('no sealed file'))
    const ids = [await store(Buffer.from('a')), await store(Buffer.from('b')), await store(Buffer.from('c'))]
    const keys = keyring('third', 'second', 'first')
    let left = 2
    const put = (...args: Parameters<typeof fixture.store.disk.put>) => {
      left -= 1
      return left < 0 ? fail() : fixture.store.disk.put(...args)
    }
    const breaking = withMethodReplaced(fixture.store, 'put', put)
    const first = await resealFiles({ ...fixture, store: breaking, keys })
    const second = await resealFiles({ ...fixture, keys })
    expect(first.resealed).toBe(2)
    expect(second).toEqual({ resealed: first.unreadable.length - 1, unreadable: [damaged] })
    expect(await readPrivate({ ...fixture, keys: keyring('third') }, ids[2] as string)).toEqual(Buffer.from('c'))
  })
}

describe('on a disk', () => {
  test('a file can be read while it is re-encrypted', async () => {
    const fixture = await openFileFixture('disk')
    const file = { bytes: Buffer.alloc(400_000, 'x'), mediaType: 'image/png' as const, width: 1, height: 1 }
    const id = await storePrivate(fixture.db, fixture, { ...file, ownerId: await addAccount(fixture.db) })
    let sealing = true
    const reading = (async () => {
      while (sealing)
        expect(await readPrivate({ ...fixture, keys: keyring('first', 'second') }, id)).toEqual(file.bytes)
    })()
    for (let turn = 0; turn < 10; turn += 1) {
      await resealFiles({ ...fixture, keys: keyring('second', 'first') })
      await resealFiles({ ...fixture, keys: keyring('first', 'second') })
    }
    sealing = false
    await reading
    await fixture.close()
  })

  test("only the portal's user can read a private file", async () => {
    const fixture = await openFileFixture('disk')
    const file = { bytes: Buffer.from('x'), mediaType: 'image/png' as const, width: 1, height: 1 }
    const id = await storePrivate(fixture.db, fixture, { ...file, ownerId: await addAccount(fixture.db) })
    const path = join(fixture.dataDir, privateKey(id))
    const mode = async (file: string) => ((await stat(file)).mode & 0o777).toString(8)
    expect([await mode(path), await mode(join(path, '..')), await mode(join(path, '../..'))]).toEqual([
      '600',
      '700',
      '700',
    ])
    await fixture.close()
  })
})

describe('the budget of one person', () => {
  let fixture: FileFixture
  let small: Buffer

  beforeAll(async () => {
    fixture = await openFileFixture('disk')
    small = await photo(3, 3).png().toBuffer()
  })
  afterAll(() => fixture.close())

  async function addRows(
    count: number,
    owner: { owner_id?: string; proof_id?: string; created_at?: Date },
    bytes = 10,
  ) {
    const row = { media_type: 'image/png', bytes, width: 1, height: 1, ...owner }
    await fixture.db.insertInto('files').values(Array(count).fill(row)).execute()
  }

  const fulfilled = async (answers: Promise<unknown>[]) => {
    const settled = await Promise.allSettled(answers)
    for (const answer of settled) if (answer.status === 'rejected') expect(answer.reason.code).toBe('too_many_requests')
    return settled.filter(({ status }) => status === 'fulfilled').length
  }

  test('an account stores 60 files a day', async () => {
    const ownerId = await addAccount(fixture.db)
    await addRows(80, { owner_id: ownerId, created_at: new Date(Date.now() - 25 * 3_600_000) })
    await addRows(59, { owner_id: ownerId })
    await storeUpload(fixture, small, { ownerId })
    await expect(storeUpload(fixture, small, { ownerId })).rejects.toMatchObject({ code: 'too_many_requests' })
  })

  test('an account stores 200 MB', async () => {
    const ownerId = await addAccount(fixture.db)
    await addRows(20, { owner_id: ownerId }, 10 * 1024 * 1024)
    await expect(storeUpload(fixture, small, { ownerId })).rejects.toMatchObject({ code: 'too_many_requests' })
    await storeUpload(fixture, small, { ownerId: await addAccount(fixture.db) })
  })

  test('a registration stores 30 files, even when 8 arrive at the same time', async () => {
    const proofId = await addProof(fixture.db)
    await addRows(25, { proof_id: proofId })
    expect(await fulfilled(Array.from({ length: 8 }, () => storeUpload(fixture, small, { proofId })))).toBe(5)
  })

  test('negative control: without the lock, 20 concurrent uploads exceed the limit', async () => {
    const proofId = await addProof(fixture.db)
    await addRows(25, { proof_id: proofId })
    expect(await fulfilled(Array.from({ length: 20 }, () => assertBudget(fixture.db, { proofId })))).toBe(20)
  })
})

async function fail(): Promise<never> {
  throw new Error('the store is full')
}
