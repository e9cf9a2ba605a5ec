import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addReview } from '@portal/contract/feedback/own'
import { approveReview } from '@portal/contract/feedback/staff'
import { uploadFile } from '@portal/contract/files'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { scaleTimeout } from '../../../scripts/test/timeout.ts'
import { addReview as addPublicReview } from '../../src/feedback/content.ts'
import { sweepWithdrawnPictures } from '../../src/feedback/pictures.ts'
import { fetchMedia, moveMediaToTrash, publishMedia } from '../../src/files/media.ts'
import { storePicture } from '../../src/files/pictures.ts'
import { type FileStore, openFileStore } from '../../src/files/store.ts'
import { sweepFiles } from '../../src/files/sweep.ts'
import { type FileFixture, type Kind, openFileFixture, startBucket } from '../setup/files.ts'
import { newPatient, newStaff } from '../setup/people.ts'
import { startPortal, type TestPortal } from '../setup/portal.ts'

const hour = 3_600_000
const kinds: Kind[] = ['disk', 'bucket']
const later = (hours: number) => new Date(Date.now() + hours * hour)

/** A picture that no other test stores. */
function newPicture(): Promise<Buffer> {
  const [r = 0, g = 0, b = 0] = randomBytes(3)
  return sharp({ create: { width: 400, height: 300, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer()
}

describe.each(kinds)('public pictures that are set aside on a %s', (kind) => {
  let fixture: FileFixture
  let picture: Buffer
  let path: string

  beforeEach(async () => {
    fixture = await openFileFixture(kind)
    picture = await newPicture()
    path = await publishMedia(fixture.store, await storePicture(fixture.store.mediaDir, picture))
  })
  afterEach(() => fixture.close())

  const sweepAfter = (hours: number) => sweepFiles({ db: fixture.db, store: fixture.store, now: later(hours) })
  const isThere = async () => fetchMedia(await fixture.another(), path.replace('/media/', ''))

  test('[SEC-21] they are removed after a day without use, and restored when a record shows them', async () => {
    expect(await moveMediaToTrash(fixture.store, path, later(23))).toBe(false)
    expect(await moveMediaToTrash(fixture.store, path, later(25))).toBe(true)
    expect(await isThere()).toBe(false)
    const review = {
      userName: 'Mei C.',
      language: 'en' as const,
      commentText: 'Good.',
      rating: 5,
      createdAt: new Date(),
    }
    await addPublicReview(fixture.db, { ...review, pictures: [path] })
    expect((await sweepAfter(26)).back).toBe(1)
    expect(await isThere()).toBe(true)
  })

  test('[SEC-21] they are erased after 30 days, and can be stored again', async () => {
    await moveMediaToTrash(fixture.store, path, later(25))
    expect((await sweepAfter(29 * 24)).erased).toBe(0)
    expect((await sweepAfter(33 * 24)).erased).toBeGreaterThan(0)
    expect((await fixture.everything()).filter(({ name }) => name.includes('trash'))).toEqual([])
    await publishMedia(fixture.store, await storePicture(fixture.store.mediaDir, picture))
    expect(await isThere()).toBe(true)
  })
})

describe('a review’s picture in a bucket that several machines share', () => {
  let root: string
  let bucket: Awaited<ReturnType<typeof startBucket>>
  let portal: TestPortal
  let other: FileStore

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'portal-shared-'))
    bucket = await startBucket(join(root, 'bucket'))
    portal = await startPortal({ settings: { FILES_URL: bucket.url } })
    other = await openFileStore({ dataDir: join(root, 'other'), filesUrl: bucket.url })
  })
  afterAll(async () => {
    other.close()
    await portal.close()
    await bucket.close()
    await rm(root, { recursive: true, force: true })
  })

  test('[SEC-21] it survives another machine’s sweep between storing and commit', async () => {
    const author = await newPatient(portal)
    const staff = await newStaff(portal, 'coordinator')
    const file = new Blob([new Uint8Array(await newPicture())])
    const uploaded = (await portal.call(uploadFile, { file }, author.headers)).body.data
    const review = { commentText: 'She sings with us.', commentImage: [uploaded.id] }
    const { commentId: id } = (await portal.call(addReview, review, author.headers)).body.data

    const stored = () => portal.db.selectFrom('withdrawn_pictures').select('path').execute()
    let approving: ReturnType<typeof portal.call> | undefined
    await portal.db.transaction().execute(async (step) => {
      await step.selectFrom('comments').select('id').where('id', '=', id).forUpdate().execute()
      approving = portal.call(approveReview, { id, version: 1 }, staff.headers)
      await expect.poll(stored, { timeout: scaleTimeout(20_000) }).toHaveLength(1)
      const key = (await stored())[0]?.path.slice(1) ?? ''
      await expect.poll(() => other.disk.exists(key), { timeout: scaleTimeout(20_000) }).toBe(true)
      await sweepWithdrawnPictures(portal.db, other, new Date())
    })
    expect((await approving)?.status).toBe(200)
    const [{ path }] = (await stored()) as [{ path: string }]
    expect(await fetchMedia(other, path.replace('/media/', ''))).toBe(true)
  })
})
