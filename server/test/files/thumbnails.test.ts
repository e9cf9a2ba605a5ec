import { randomBytes } from 'node:crypto'
import { deleteAccount } from '@portal/contract/accounts/own'
import { getRegistrationFile, uploadRegistrationFile } from '@portal/contract/accounts/public'
import { getFile, uploadFile } from '@portal/contract/files'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeUpload } from '../../src/files/private.ts'
import { resealFiles } from '../../src/files/reseal.ts'
import { keepThumbnail, readThumbnail } from '../../src/files/thumbnails.ts'
import { addAccount, keyring, openFileFixture } from '../setup/files.ts'
import { newPatient, newPhone, type Person, password, verifyPhone } from '../setup/people.ts'
import { startPortal, type TestPortal } from '../setup/portal.ts'

let portal: TestPortal
let person: Person

beforeAll(async () => {
  portal = await startPortal()
  person = await newPatient(portal)
})
afterAll(() => portal.close())

/** A photo that compresses badly: every pixel has a color of its own. */
async function noise(width = 420, height = 280): Promise<Blob> {
  const raw = { width, height, channels: 3 } as const
  const picture = sharp(randomBytes(width * height * 3), { raw }).jpeg({ quality: 90 })
  return new Blob([new Uint8Array(await picture.toBuffer())])
}

const upload = async (file: Blob, who = person) =>
  (await portal.call(uploadFile, { file }, who.headers)).body.data.id as string
const small = async (id: string) => {
  const { status, body } = await portal.call(getFile, { id, size: 'small' }, person.headers)
  expect(status).toBe(200)
  return body as unknown as Buffer
}
const rowOf = (id: string) =>
  portal.db.selectFrom('thumbnails').selectAll().where('file_id', '=', id).executeTakeFirst()

test('[USE-65] a stored picture has a thumbnail of at most 15 KB, sealed, and opens in full', async () => {
  const id = await upload(await noise())
  const thumbnail = await small(id)
  expect(thumbnail.length).toBeLessThanOrEqual(15 * 1024)
  const { format, width = 0, height = 1 } = await sharp(thumbnail).metadata()
  expect([format, Math.round((width / height) * 10)]).toEqual(['webp', 15])
  const sealed = (await rowOf(id))?.image_sealed as Buffer
  expect(sealed.includes('WEBP')).toBe(false)
  expect(sealed.includes(thumbnail.subarray(0, 16))).toBe(false)
  const full = (await portal.call(getFile, { id }, person.headers)).body as unknown as Buffer
  expect(await sharp(full).metadata()).toMatchObject({ format: 'jpeg', width: 420, height: 280 })
})

test('[USE-65] a picture stored before there were thumbnails gets its own when it is first asked for', async () => {
  const id = await upload(await noise(60, 40))
  await portal.db.deleteFrom('thumbnails').where('file_id', '=', id).execute()
  const first = await small(id)
  expect((await sharp(first).metadata()).format).toBe('webp')
  expect(await rowOf(id)).toBeDefined()
  expect(await small(id)).toEqual(first)
})

test('[USE-65] a thumbnail goes with its account', async () => {
  const leaver = await newPatient(portal)
  const id = await upload(await noise(60, 40), leaver)
  expect(await rowOf(id)).toBeDefined()
  expect((await portal.call(deleteAccount, { currentPassword: password }, leaver.headers)).status).toBe(200)
  expect(await rowOf(id)).toBeUndefined()
})

test('[USE-65] pictures of a registration have thumbnails for who has its proof, and for nobody else', async () => {
  const proof = await verifyPhone(portal, newPhone())
  const other = await verifyPhone(portal, newPhone())
  const { id } = (await portal.call(uploadRegistrationFile, { proof, file: await noise(60, 40) })).body.data
  const mine = await portal.call(getRegistrationFile, { id, proof, size: 'small' })
  expect((await sharp(mine.body as unknown as Buffer).metadata()).format).toBe('webp')
  expect((await portal.call(getRegistrationFile, { id, proof: other, size: 'small' })).status).toBe(404)
})

test('[USE-65] resealing moves thumbnails to the new key; one that cannot be read is made again', async () => {
  await using fixture = Object.assign(await openFileFixture('disk'), {
    async [Symbol.asyncDispose]() {
      await fixture.close()
    },
  })
  const ownerId = await addAccount(fixture.db)
  const bytes = Buffer.from(await (await noise(60, 40)).arrayBuffer())
  const [id, broken] = [await storeUpload(fixture, bytes, { ownerId }), await storeUpload(fixture, bytes, { ownerId })]
  const before = await readThumbnail(fixture.db, fixture.keys, id)
  await fixture.db.deleteFrom('thumbnails').where('file_id', '=', broken).execute()
  await keepThumbnail(fixture.db, keyring('lost'), broken, Buffer.from('x'))
  expect(await resealFiles({ ...fixture, keys: keyring('second', 'first') })).toEqual({ resealed: 2, unreadable: [] })
  expect(await readThumbnail(fixture.db, keyring('second'), id)).toEqual(before)
  expect(await readThumbnail(fixture.db, keyring('second'), broken)).toBeUndefined()
})
