import { managedActivities } from '@portal/contract/activities/content'
import { managedArticles } from '@portal/contract/news/content'
import { getArticle } from '@portal/contract/news/public'
import { addPicture } from '@portal/contract/pictures-staff'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { addReview } from '../../src/feedback/content.ts'
import { sweepWithdrawnPictures } from '../../src/feedback/pictures.ts'
import { sweepStaffPictures } from '../../src/files/staff-pictures.ts'
import { type FileStore, openFileStore } from '../../src/files/store.ts'
import { writtenActivity } from '../setup/activities.ts'
import { newAuthor } from '../setup/content.ts'
import { editorOf, newId } from '../setup/managed.ts'
import { inAll } from '../setup/news.ts'
import { newStaff } from '../setup/people.ts'
import { fieldsOf, startPortal, type TestPortal } from '../setup/portal.ts'

const hour = 3_600_000
let portal: TestPortal
let files: FileStore
let staff: Awaited<ReturnType<typeof newStaff>>
let shade = Math.floor(Math.random() * 100_000)

beforeAll(async () => {
  portal = await startPortal()
  staff = await newStaff(portal, 'coordinator')
  files = await openFileStore({ dataDir: inject('mediaDir').replace(/\/media$/, '') })
})
afterAll(() => {
  files.close()
  return portal.close()
})
beforeEach(() => portal.db.deleteFrom('staff_pictures').execute())

/** A picture that nobody has stored before. */
async function newPicture(): Promise<Blob> {
  shade += 1
  const background = { r: shade % 256, g: Math.floor(shade / 256) % 256, b: Math.floor(shade / 65_536) }
  const size = { width: 400 + (shade % 50), height: 300 + (shade % 70), channels: 3 as const }
  const bytes = await sharp({ create: { ...size, background } })
    .png()
    .toBuffer()
  return new Blob([new Uint8Array(bytes)])
}
async function uploadPicture(file: Blob): Promise<string> {
  const { status, body } = await portal.call(addPicture, { file }, staff.headers)
  expect(status).toBe(200)
  return body.data.picture
}
const sweepAfter = (hours: number) => sweepStaffPictures(portal.db, files, new Date(Date.now() + hours * hour))
const statusOf = async (path: string) => (await portal.app.inject(path)).statusCode
/** Publishes an activity with a picture. @returns the first answer that refuses, or the last */
async function enter(picture: string) {
  const { save, markRead, publish } = editorOf(portal, staff, managedActivities, () => writtenActivity(picture))
  const id = newId()
  const saved = await save(id)
  if (saved.status !== 200) return saved
  await markRead(id)
  return publish(id)
}

describe('pictures uploaded by staff', () => {
  test('unused pictures are removed after a day; used ones a day after their last use', async () => {
    const [shown, unused] = [await uploadPicture(await newPicture()), await uploadPicture(await newPicture())]
    const id = Number((await enter(shown)).body.data.id)
    expect(await sweepAfter(23)).toBe(0)
    expect(await sweepAfter(25)).toBe(1)
    expect([await statusOf(shown), await statusOf(unused)]).toEqual([200, 404])
    expect((await enter(unused)).body.fields).toHaveProperty(['content.pictures.0.picture'])

    await portal.db.deleteFrom('activities').where('id', '=', id).execute()
    expect(await sweepAfter(25)).toBe(1)
    expect(await statusOf(shown)).toBe(404)
  })

  test('pictures not uploaded by staff are never swept', async () => {
    const shown = await portal.db.selectFrom('pictures_in_use').select('path').distinct().execute()
    expect(await sweepAfter(10_000)).toBe(0)
    for (const { path } of shown) expect(await statusOf(path), path).toBe(200)
  })

  test('pictures shown by any table stay', async () => {
    const { count } = await portal.db
      .selectFrom('pictures_in_use')
      .select((e) => e.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow()
    const tables = ['articles', 'team_members', 'team_event_pictures', 'banners', 'service_scopes', 'services'] as const
    let expected = 0
    for (const table of tables)
      expected += (await portal.db.selectFrom(table).select('picture').where('picture', 'is not', null).execute())
        .length
    for (const { poster } of await portal.db.selectFrom('home_video').select('poster').execute())
      expected += poster === null ? 1 : 2
    expected += (await portal.db.selectFrom('training_modules').select('poster').execute()).length
    for (const { pictures } of await portal.db.selectFrom('activities').select('pictures').execute())
      expected += pictures.length
    for (const { images } of await portal.db.selectFrom('comments').select('images').execute())
      expected += images.length
    expect(Number(count)).toBe(expected)
  })

  test('[OPS-7] those in a text stay while a draft, the site or a history has them; one that is gone is refused at its text', async () => {
    const editor = await newAuthor(portal)
    const gone = await uploadPicture(await newPicture())
    expect(await sweepAfter(25)).toBe(1)
    const kept = await uploadPicture(await newPicture())
    const body = (...paths: string[]) =>
      inAll(`<p>Tea.</p>${paths.map((path) => `<img src="${path}" alt="A &quot;cup&quot;" />`).join('')}`)
    expect(fieldsOf(await editor.save(newId(), { body: body(kept, gone) }))).toHaveProperty(['content.body.en'])

    const id = await editor.published({ body: body(kept) })
    expect([await sweepAfter(25), await statusOf(kept)]).toEqual([0, 200])
    const { body: article } = await portal.call(getArticle, { id: Number(id) })
    expect(article.data.body).toBe(body(kept).en)
    await editor.save(id, { body: body() })
    await editor.markRead(id)
    await editor.publish(id)
    expect([await sweepAfter(25), await statusOf(kept)]).toEqual([0, 200])
    expect(
      (await editor.call(managedArticles.restore, { id, number: 1, version: (await editor.read(id)).version })).status,
    ).toBe(200)
    expect((await editor.read(id)).draft?.body.en).toContain(kept)
  })

  test('[OPS-7] one that only a translation has stays, too', async () => {
    const editor = await newAuthor(portal)
    const picture = await uploadPicture(await newPicture())
    const body = { ...inAll('<p>Tea.</p>'), 'zh-TW': `<p>茶。</p><img src="${picture}" alt="茶杯" />` }
    expect((await editor.save(newId(), { body })).status).toBe(200)
    expect([await sweepAfter(25), await statusOf(picture)]).toEqual([0, 200])
  })

  test('a swept picture can be uploaded again; a second upload restarts its day', async () => {
    const file = await newPicture()
    const path = await uploadPicture(file)
    expect(await sweepAfter(25)).toBe(1)
    expect(await uploadPicture(file)).toBe(path)
    expect(await statusOf(path)).toBe(200)
    const old = new Date(Date.now() - 25 * hour)
    await portal.db.updateTable('staff_pictures').set({ offered_at: old }).where('path', '=', path).execute()
    await uploadPicture(file)
    expect(await sweepAfter(2)).toBe(0)
  })

  test('a picture being added to a record during the sweep stays', async () => {
    const path = await uploadPicture(await newPicture())
    await portal.db
      .updateTable('staff_pictures')
      .set({ offered_at: new Date(Date.now() - 25 * hour) })
      .execute()
    const [entered] = await Promise.all([enter(path), sweepAfter(2)])
    expect(entered.status === 200).toBe((await statusOf(path)) === 200)
  })

  test('a withdrawn review’s picture stays if content shows it or staff just uploaded it', async () => {
    const path = await uploadPicture(await newPicture())
    const review = {
      userName: 'Mei C.',
      language: 'en' as const,
      commentText: 'Good.',
      rating: 5,
      createdAt: new Date(),
    }
    const id = await addReview(portal.db, { ...review, pictures: [path] })
    await portal.db.insertInto('withdrawn_pictures').values({ path }).execute()
    await portal.db.deleteFrom('comments').where('id', '=', id).execute()
    const sweep = () => sweepWithdrawnPictures(portal.db, files, new Date(Date.now() + 2 * hour))
    await sweep()
    expect(await statusOf(path)).toBe(200)
    await enter(path)
    await portal.db.deleteFrom('staff_pictures').execute()
    await sweep()
    expect(await statusOf(path)).toBe(200)
  })

  test('a file that is not a picture gets an error at its field', async () => {
    const file = new Blob(['<svg onload="alert(1)"/>'])
    const { status, body } = await portal.call(addPicture, { file }, staff.headers)
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['file']])
  })

  test('[P04] staff in any role may upload pictures, which is audited', async () => {
    for (const role of ['editor', 'trainer', 'admin'] as const) {
      const { id, headers } = await newStaff(portal, role)
      const { status, body } = await portal.call(addPicture, { file: await newPicture() }, headers)
      expect(status).toBe(200)
      const { picture } = body.data
      const entry = portal.db.selectFrom('audit_entries').select(['action', 'subject']).where('actor', '=', id)
      expect((await entry.execute()).at(-1)).toEqual({ action: 'picture.add', subject: `media ${picture}` })
    }
  })
})
