import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { managedHomeFilm } from '@portal/contract/home/content'
import { endFilmUpload, filmPartBytes } from '@portal/contract/home/film-upload'
import { getHomeVideo, siblingPath } from '@portal/contract/home/public'
import { inEachLanguage } from '@portal/contract/language'
import { beforeAll, expect, test, vi } from 'vitest'
import { scaleTimeout } from '../../../scripts/test/timeout.ts'
import { sweepStaffPictures } from '../../src/files/staff-pictures.ts'
import { demoPicture } from '../setup/content.ts'
import { filmFile, lateIndexed, uploaderOf, withBytes } from '../setup/film-upload.ts'
import { editorOf } from '../setup/managed.ts'
import { newStaff } from '../setup/people.ts'
import { fieldsOf, openPortal } from '../setup/portal.ts'

const portal = await openPortal({ settings: { FILM_MB: '6' } })
const day = 86_400_000
let mei: Awaited<ReturnType<typeof newStaff>>

beforeAll(async () => {
  mei = await newStaff(portal, 'editor')
})

const uploader = () => uploaderOf(portal, mei)
const editor = () =>
  editorOf(portal, mei, managedHomeFilm, (more) => ({ film: '', poster: null, captions: none, ...more }))
const none = inEachLanguage(() => '')
const captions = inEachLanguage((language) => `WEBVTT\n\n00:00.000 --> 00:04.000\n${language}`)
const listed = async () => (await editor().read('only')).choices.film ?? []
const pathOf = (film: string) => `/media/${film.slice('media-'.length)}/video.mp4`
const statusOf = async (film: string) => (await portal.app.inject(pathOf(film))).statusCode
const sweepAt = (days: number) => sweepStaffPictures(portal.db, portal.files, new Date(Date.now() + days * day))
const discard = async () => {
  const { version, draft } = await editor().read('only')
  if (draft) await editor().call(managedHomeFilm.discard, { id: 'only', version })
}

test('[OPS-7] a film of several parts is stored whole, listed by its name, and noted', async () => {
  const film = filmFile(2 * filmPartBytes)
  const { status, film: id } = await uploader().upload(film, '春节 2026.mp4')
  expect([status, id]).toEqual([200, expect.stringMatching(/^media-[0-9a-f]{16}$/)])
  const { rawPayload } = await portal.app.inject(pathOf(id))
  expect(rawPayload.equals(film)).toBe(true)
  const { label, own } = (await listed()).find((one) => one.id === id) ?? {}
  expect(label?.en).toBe('春节 2026.mp4')
  expect(own).toEqual({ poster: null, captions: { en: null, 'zh-CN': null, 'zh-TW': null } })
  const { subject } = await portal.db
    .selectFrom('audit_entries')
    .select('subject')
    .where('action', '=', 'home-film.add')
    .executeTakeFirstOrThrow()
  expect(subject).toBe(`media ${pathOf(id)}`)
})

test('[OPS-7] an upload goes on where it stopped, and a repetition makes the same film', async () => {
  const { begin, sendPart, finish, call } = uploader()
  const film = filmFile(2 * filmPartBytes)
  const { id } = (await begin(film.length)).body.data
  await sendPart(id, film, 0)
  await sendPart(id, film, 2)
  const early = await finish(id, film)
  expect([early.status, fieldsOf(early)]).toEqual([400, { name: expect.stringContaining('no longer here') }])

  const again = (await begin(film.length)).body.data
  expect(again).toMatchObject({ id, parts: [0, 2], mostBytes: 6_000_000 })
  await sendPart(id, film, 1)
  await sendPart(id, film, 1)
  const [one, other] = await Promise.all([finish(id, film), finish(id, film)])
  expect(one.body.data.film).toBe(other.body.data.film)
  expect((await finish(id, film)).body.data.film).toBe(one.body.data.film)

  expect((await call(endFilmUpload, { id })).status).toBe(200)
  expect((await begin(film.length)).body.data.parts).toEqual([])
  expect((await finish(id, film)).status).toBe(400)
  expect(await statusOf(one.body.data.film)).toBe(200)
})

test('[OPS-7] the parts of an upload are those of whoever sends them, and of one film at a time', async () => {
  const film = filmFile(2 * filmPartBytes)
  const { id } = (await uploader().begin(film.length)).body.data
  await uploader().sendPart(id, film, 0)
  const wen = uploaderOf(portal, await newStaff(portal, 'editor'))
  expect((await wen.begin(film.length)).body.data.id).not.toBe(id)
  expect((await wen.call(endFilmUpload, { id })).status).toBe(200)
  expect((await uploader().begin(film.length)).body.data.parts).toEqual([0])
  await uploader().begin(film.length + 1)
  expect((await uploader().begin(film.length)).body.data.parts).toEqual([])
})

const film = filmFile()
const codec = film.indexOf('avc1', film.indexOf('stsd'))
const duration = film.indexOf('mvhd') + 20
const hour = Buffer.alloc(4)
hour.writeUInt32BE(film.readUInt32BE(duration - 4) * 3_600)

test.each([
  ['no film', Buffer.from('%PDF-1.7 '.repeat(40)), 'is not an MP4 film'],
  ['a film that is cut off', film.subarray(0, 900_000), 'damaged or incomplete'],
  ['a picture that browsers do not play', withBytes(film, codec, 'hvc1'), 'cannot play the picture'],
  ['an hour of film', withBytes(film, duration, hour), 'longer than 30 minutes'],
  ['a film that is too large', filmFile(6_000_000), 'too large'],
])('[OPS-7] %s is refused with its first part, in words', async (_, file, words) => {
  const { status, body, id } = await uploader().upload(Buffer.from(file))
  expect([status, body.fields]).toEqual([400, { file: expect.stringContaining(words) }])
  expect((await uploader().begin(file.length)).body.data).toMatchObject({ id, parts: [] })
})

test.each([
  ['a picture that browsers do not play', withBytes(film, codec, 'hvc1'), 'cannot play the picture'],
  ['an hour of film', withBytes(film, duration, hour), 'longer than 30 minutes'],
])('[OPS-7] %s behind the first part is refused at the end, and leaves no file', async (_, file, words) => {
  const late = lateIndexed(Buffer.concat([file, skipped()]))
  const { status, body } = await uploader().upload(late)
  expect([status, body.fields]).toEqual([400, { name: expect.stringContaining(words) }])
  const folder = createHash('sha256').update(late).digest('hex').slice(0, 16)
  expect(await statusOf(`media-${folder}`)).toBe(404)
})

test('[OPS-7] a part of another size than it must have is refused', async () => {
  const { id } = (await uploader().begin(film.length)).body.data
  const { status, body } = await uploader().sendPart(id, film, 0, film.length + 1)
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['file']])
})

test('[OPS-7] an uploaded film is published once it has a poster and captions in every language', async () => {
  const { film: id } = await uploader().upload(filmFile())
  await editor().save('only', { film: id, poster: null, captions: none })
  await editor().markRead('only')
  const refused = await editor().publish('only')
  const fields = ['captions.en', 'captions.zh-CN', 'captions.zh-TW', 'poster']
  expect([refused.status, Object.keys(fieldsOf(refused) ?? {}).sort()]).toEqual([400, fields])

  await editor().save('only', { poster: await demoPicture(portal), captions })
  await editor().markRead('only')
  expect((await editor().publish('only')).status).toBe(200)
  const shown = async () => (await portal.call(getHomeVideo, {})).body.data
  await vi.waitFor(
    async () =>
      expect((await portal.app.inject(siblingPath(await shown(), 'captions.zh-TW.vtt'))).body).toBe(captions['zh-TW']),
    { timeout: scaleTimeout(1_000) },
  )
  const [made, uploaded] = [await portal.app.inject(await shown()), await portal.app.inject(pathOf(id))]
  expect(made.rawPayload.equals(uploaded.rawPayload)).toBe(true)
})

test('[OPS-7] a film stays while a draft or a version has it, and is swept and off the list after a day without one', async () => {
  const used = (await uploader().upload(filmFile())).film
  const drafted = (await uploader().upload(filmFile())).film
  const unused = (await uploader().upload(filmFile())).film
  for (const film of [used, (await uploader().upload(filmFile())).film]) {
    await editor().save('only', { film, poster: await demoPicture(portal), captions })
    await editor().markRead('only')
    expect((await editor().publish('only')).status).toBe(200)
  }
  await editor().save('only', { film: drafted })
  expect(await sweepAt(0.5)).toBe(0)
  await sweepAt(2)
  expect([await statusOf(used), await statusOf(drafted), await statusOf(unused)]).toEqual([200, 200, 404])
  expect((await listed()).map(({ id }) => id)).not.toContain(unused)
  await discard()
  await sweepAt(2)
  expect([await statusOf(used), await statusOf(drafted)]).toEqual([200, 404])
  const gone = await editor().save('only', { film: drafted })
  expect([gone.status, Object.keys(gone.body.fields ?? {})]).toEqual([400, ['content.film']])
})

test('a part and its form are smaller than what the shipped nginx lets through', () => {
  const config = readFileSync(new URL('../../../deploy/nginx.conf', import.meta.url), 'utf8')
  const [, megabytes] = /client_max_body_size (\d+)m;/.exec(config) ?? []
  expect(filmPartBytes + 10_000).toBeLessThan(Number(megabytes) * 1024 * 1024)
})

/** More bytes than a part has. */
function skipped() {
  return filmFile(filmPartBytes).subarray(-(filmPartBytes + 8))
}
