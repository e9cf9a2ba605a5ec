import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { assertBudget } from '../../src/files/budget.ts'
import { keepFiles, privateKey, readPrivate, storePrivate, storeUpload } from '../../src/files/private.ts'
import { resealFiles } from '../../src/files/reseal.ts'
import { marker, photo } from './photo.ts'
import { addAccount, addProof, type FileWorld, type Kind, keyring, openWorld, spoiled } from './world.ts'

const kinds: Kind[] = ['disk', 'bucket']

describe.each(kinds)('private files on a %s', (kind) => {
  let world: FileWorld
  let ownerId: string

  beforeAll(async () => {
    world = await openWorld(kind)
    ownerId = await addAccount(world.db)
  })
  afterAll(() => world.close())

  const store = (bytes: Buffer, owner = ownerId) =>
    storePrivate(world.db, world, { bytes, mediaType: 'image/jpeg', width: 3, height: 2, ownerId: owner })

  test('an upload is cleaned, described, and read back as it was stored', async () => {
    const id = await storeUpload(world, await photo().jpeg().toBuffer(), { ownerId })
    const row = await world.db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const bytes = await readPrivate(world, id)
    expect(row).toMatchObject({ owner_id: ownerId, proof_id: null, media_type: 'image/jpeg', width: 320, height: 240 })
    expect([row.bytes, row.kept]).toEqual([bytes.length, false])
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
  })

  test('nothing that is refused is stored', async () => {
    const before = await world.everything()
    await expect(storeUpload(world, Buffer.from('<svg/>'), { ownerId })).rejects.toMatchObject({
      code: 'invalid_input',
    })
    expect(await world.everything()).toHaveLength(before.length)
  })

  test('50 documents leave no readable trace', async () => {
    const documents = Array.from({ length: 50 }, (_, n) => Buffer.from(`JFIF ${marker} document ${n}`))
    const ids = await Promise.all(documents.map((document) => store(document)))
    const files = await world.everything()
    expect(files.length).toBeGreaterThanOrEqual(50)
    for (const { name, bytes } of files) {
      expect(bytes.includes(marker), name).toBe(false)
      expect(bytes.includes('JFIF'), name).toBe(false)
    }
    expect(await readPrivate(world, ids[49] as string)).toEqual(documents[49])
  })

  test("one file's object under another's id does not open, nor does a changed one", async () => {
    const [one, other] = [await store(Buffer.from('one')), await store(Buffer.from('other'))]
    const sealed = await world.store.disk.getBytes(privateKey(one))
    await world.store.disk.put(privateKey(other), sealed)
    await expect(readPrivate(world, other)).rejects.toThrow()
    await world.store.disk.put(
      privateKey(one),
      sealed.map((byte, at) => (at === sealed.length - 1 ? byte ^ 1 : byte)),
    )
    await expect(readPrivate(world, one)).rejects.toThrow()
    await world.db.deleteFrom('files').where('id', 'in', [one, other]).execute()
  })

  test('a row that could not be added leaves no row without an object', async () => {
    const nobody = '00000000-0000-4000-8000-000000000000'
    await expect(store(Buffer.from('lost'), nobody)).rejects.toThrow(/foreign key/)
    const rows = await world.db.selectFrom('files').select('id').execute()
    for (const { id } of rows) expect(await world.store.disk.exists(privateKey(id)), id).toBe(true)
  })

  test('a row is not added when its object could not be written', async () => {
    const broken = spoiled(world.store, 'put', fail)
    const rows = () => world.db.selectFrom('files').select('id').execute()
    const before = await rows()
    const file = { bytes: Buffer.from('x'), mediaType: 'image/png' as const, width: 1, height: 1, ownerId }
    await expect(storePrivate(world.db, { ...world, store: broken }, file)).rejects.toThrow('the store is full')
    expect(await rows()).toHaveLength(before.length)
  })

  test("the files of a registration become the account's when they are kept, once and only its own", async () => {
    const [proofId, strangers] = [await addProof(world.db), await addProof(world.db)]
    const jpeg = await photo(9, 9).jpeg().toBuffer()
    const mine = await storeUpload(world, jpeg, { proofId })
    const theirs = await storeUpload(world, jpeg, { proofId: strangers })
    const keep = (...ids: string[]) =>
      world.db.transaction().execute((step) => keepFiles(step, ids, { proofId }, ownerId))
    await expect(keep(mine, theirs)).rejects.toMatchObject({ code: 'not_found' })
    await keep(mine)
    await expect(keep(mine)).rejects.toMatchObject({ code: 'not_found' })
    const row = await world.db.selectFrom('files').selectAll().where('id', '=', mine).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ kept: true, owner_id: ownerId, proof_id: null })
  })

  test('a new key takes over every file, and a second run has nothing to do', async () => {
    const id = await store(Buffer.from('to be sealed anew'))
    const rotated = { ...world, keys: keyring('second', 'first') }
    const { count } = await world.db
      .selectFrom('files')
      .select((select) => select.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow()
    expect(await resealFiles(rotated)).toEqual({ resealed: Number(count), unreadable: [] })
    expect(await resealFiles(rotated)).toEqual({ resealed: 0, unreadable: [] })
    expect(await readPrivate({ ...world, keys: keyring('second') }, id)).toEqual(Buffer.from('to be sealed anew'))
    await expect(readPrivate(world, id)).rejects.toThrow('no key second in the keyring')
  })

  test('resealing that broke off goes on where it was, and tells what it could not read', async () => {
    const damaged = await store(Buffer.from('damaged'))
    await world.store.disk.put(privateKey(damaged), Buffer.from('no sealed file'))
    const ids = [await store(Buffer.from('a')), await store(Buffer.from('b')), await store(Buffer.from('c'))]
    const keys = keyring('third', 'second', 'first')
    let left = 2
    const put = (...args: Parameters<typeof world.store.disk.put>) => {
      left -= 1
      return left < 0 ? fail() : world.store.disk.put(...args)
    }
    const breaking = spoiled(world.store, 'put', put)
    const first = await resealFiles({ ...world, store: breaking, keys })
    const second = await resealFiles({ ...world, keys })
    expect(first.resealed).toBe(2)
    expect(second).toEqual({ resealed: first.unreadable.length - 1, unreadable: [damaged] })
    expect(await readPrivate({ ...world, keys: keyring('third') }, ids[2] as string)).toEqual(Buffer.from('c'))
  })
})

describe('on a disk', () => {
  test('a file can be read while it is sealed anew', async () => {
    const world = await openWorld('disk')
    const file = { bytes: Buffer.alloc(400_000, 'x'), mediaType: 'image/png' as const, width: 1, height: 1 }
    const id = await storePrivate(world.db, world, { ...file, ownerId: await addAccount(world.db) })
    let sealing = true
    const reading = (async () => {
      while (sealing) expect(await readPrivate({ ...world, keys: keyring('first', 'second') }, id)).toEqual(file.bytes)
    })()
    for (let turn = 0; turn < 10; turn += 1) {
      await resealFiles({ ...world, keys: keyring('second', 'first') })
      await resealFiles({ ...world, keys: keyring('first', 'second') })
    }
    sealing = false
    await reading
    await world.close()
  })

  test("only the portal's user can read a private file", async () => {
    const world = await openWorld('disk')
    const file = { bytes: Buffer.from('x'), mediaType: 'image/png' as const, width: 1, height: 1 }
    const id = await storePrivate(world.db, world, { ...file, ownerId: await addAccount(world.db) })
    const path = join(world.dataDir, privateKey(id))
    const mode = async (file: string) => ((await stat(file)).mode & 0o777).toString(8)
    expect([await mode(path), await mode(join(path, '..')), await mode(join(path, '../..'))]).toEqual([
      '600',
      '700',
      '700',
    ])
    await world.close()
  })
})

describe('the budget of one person', () => {
  let world: FileWorld
  let small: Buffer

  beforeAll(async () => {
    world = await openWorld('disk')
    small = await photo(3, 3).png().toBuffer()
  })
  afterAll(() => world.close())

  async function addRows(
    count: number,
    owner: { owner_id?: string; proof_id?: string; created_at?: Date },
    bytes = 10,
  ) {
    const row = { media_type: 'image/png', bytes, width: 1, height: 1, ...owner }
    await world.db.insertInto('files').values(Array(count).fill(row)).execute()
  }

  const fulfilled = async (answers: Promise<unknown>[]) => {
    const settled = await Promise.allSettled(answers)
    for (const answer of settled) if (answer.status === 'rejected') expect(answer.reason.code).toBe('too_many_requests')
    return settled.filter(({ status }) => status === 'fulfilled').length
  }

  test('an account stores 60 files a day', async () => {
    const ownerId = await addAccount(world.db)
    await addRows(80, { owner_id: ownerId, created_at: new Date(Date.now() - 25 * 3_600_000) })
    await addRows(59, { owner_id: ownerId })
    await storeUpload(world, small, { ownerId })
    await expect(storeUpload(world, small, { ownerId })).rejects.toMatchObject({ code: 'too_many_requests' })
  })

  test('an account stores 200 MB', async () => {
    const ownerId = await addAccount(world.db)
    await addRows(20, { owner_id: ownerId }, 10 * 1024 * 1024)
    await expect(storeUpload(world, small, { ownerId })).rejects.toMatchObject({ code: 'too_many_requests' })
    await storeUpload(world, small, { ownerId: await addAccount(world.db) })
  })

  test('a registration stores 30 files, also when 8 arrive at once', async () => {
    const proofId = await addProof(world.db)
    await addRows(25, { proof_id: proofId })
    expect(await fulfilled(Array.from({ length: 8 }, () => storeUpload(world, small, { proofId })))).toBe(5)
  })

  test('without the lock 20 at once would pass together', async () => {
    const proofId = await addProof(world.db)
    await addRows(25, { proof_id: proofId })
    expect(await fulfilled(Array.from({ length: 20 }, () => assertBudget(world.db, { proofId })))).toBe(20)
  })
})

async function fail(): Promise<never> {
  throw new Error('the store is full')
}
