import { readFileSync } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { captionsFault } from '@portal/contract/content/captions'
import { openPreview } from '@portal/contract/content/preview'
import { httpCall } from '@portal/contract/endpoint'
import { homeFilmKind, managedHomeFilm } from '@portal/contract/home/content'
import { getHomeVideo, siblingPath } from '@portal/contract/home/public'
import { languages, type Texts } from '@portal/contract/language'
import { newYorkTime } from '@portal/contract/new-york'
import type { ServerBuild } from 'react-router'
import sharp from 'sharp'
import { beforeAll, expect, inject, test, vi } from 'vitest'
import { scaleTimeout } from '../../../scripts/test/timeout.ts'
import { publishDue } from '../../src/content/due.ts'
import { sweepStaffPictures } from '../../src/files/staff-pictures.ts'
import { openFileStore } from '../../src/files/store.ts'
import { managedHomeFilmKind } from '../../src/home/film.ts'
import { demoPicture } from '../setup/content.ts'
import { editorOf } from '../setup/managed.ts'
import { newStaff } from '../setup/people.ts'
import { fieldsOf, openPortal } from '../setup/portal.ts'
import { onceAvailable } from '../setup/public-answers.ts'
import { releasesOf } from '../setup/releases.ts'
import { whileWaiting } from '../setup/row-lock.ts'
import { newFilm } from '../setup/training.ts'

const webBuild = '../../../web/build/server/index.js'
const portal = await openPortal({ web: (await import(webBuild)) as ServerBuild })
const atOnce = { timeout: scaleTimeout(1_000) }
let mei: Awaited<ReturnType<typeof newStaff>>
let picture: string
const dataDir = inject('mediaDir').replace(/\/media$/, '')
const files = await openFileStore({ dataDir })

beforeAll(async () => {
  mei = await newStaff(portal, 'editor')
  picture = await demoPicture(portal)
})

const editor = () =>
  editorOf(portal, mei, managedHomeFilm, (more) => ({ film: '', poster: null, captions: none, ...more }))
const releases = () => releasesOf(portal, mei)
const none: Texts = { en: '', 'zh-CN': '', 'zh-TW': '' }
const captions = (said: string): Texts => {
  const shown = (language: string) => `WEBVTT\n\n00:00.000 --> 00:04.000\n${said} ${language}`
  return { en: shown('en'), 'zh-CN': shown('zh-CN'), 'zh-TW': shown('zh-TW') }
}
const film = async () => (await portal.call(getHomeVideo, {})).body.data
const get = async (url: string) => (await portal.app.inject({ url })).rawPayload
async function publish(more: object) {
  await editor().save('only', more)
  await editor().markRead('only')
  return editor().publish('only')
}
async function discard() {
  const { version, draft } = await editor().read('only')
  if (draft) await editor().call(managedHomeFilm.discard, { id: 'only', version })
}
const later = new Date(Date.now() + 2 * 86_400_000)
async function schedule(more: object) {
  await editor().save('only', more)
  await editor().markRead('only')
  const { status, body } = await editor().publish('only', languages, { at: newYorkTime(later) })
  expect([status, body.fields]).toEqual([200, undefined])
}
const publishAllDue = () => publishDue({ ...portal, files }, [managedHomeFilmKind], later)
const sweep = () => sweepStaffPictures(portal.db, files, later)
async function newestFolder() {
  const folders = portal.db.selectFrom('staff_pictures').select('path').where('path', 'like', '%/video.mp4')
  return (await folders.orderBy('offered_at', 'desc').limit(1).executeTakeFirstOrThrow()).path
}
/** Opens a preview as an editor's browser does. */
async function preview(of: { kind?: string; at?: string } = {}) {
  const { method, url, body } = httpCall(openPreview, { kind: 'home-film', id: 'only', ...of })
  const answer = await onceAvailable(() => portal.send({ method, url, body, headers: mei.headers }))
  const cookie = String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? ''
  const filmOn = async (path: string) => {
    const page = await portal.app.inject({ url: `/staff/preview${path}?lang=en`, headers: { cookie } })
    return /<video[^>]*src="([^"]+)"/.exec(page.body)?.[1] ?? ''
  }
  return { status: answer.statusCode, body: answer.json() as { fields?: object }, filmOn }
}
/** A film that was added for trainings. */
async function addedFilm() {
  const { film } = (await editor().read('only')).choices
  return film?.find(({ id }) => !id.startsWith('media-'))?.id ?? ''
}

test('[OPS-7] [H11] the film that came with the site stays itself until something of it is changed', async () => {
  const { live, choices } = await editor().read('only')
  const before = await film()
  expect(live).toEqual({ film: `media-${before.split('/')[2]}`, poster: null, captions: none })
  expect(choices.film?.[0]?.id).toBe(live?.film)
})

test('[OPS-7] [H11] other captions and another poster stand beside the same film under another address, within a second', async () => {
  const before = await film()
  const answer = await publish({ captions: captions('Welcome'), poster: picture })
  expect([answer.status, answer.body.fields]).toEqual([200, undefined])
  await vi.waitFor(async () => expect(await film()).not.toBe(before), atOnce)
  const now = await film()
  expect((await get(now)).equals(await get(before))).toBe(true)
  for (const language of languages)
    expect((await get(siblingPath(now, `captions.${language}.vtt`))).toString()).toBe(captions('Welcome')[language])
  const [old, poster] = [await get(siblingPath(before, 'poster.webp')), await get(siblingPath(now, 'poster.webp'))]
  expect([poster.equals(old), (await sharp(poster).metadata()).format]).toEqual([false, 'webp'])

  const { body } = await editor().takeBack('only')
  expect(body.data.state).toBe('changed')
  await vi.waitFor(async () => expect(await film()).toBe(before), atOnce)
})

test('[OPS-7] captions of one language are published by themselves; the others keep those of the film', async () => {
  await discard()
  const before = await film()
  const own = await get(siblingPath(before, 'captions.zh-TW.vtt'))
  await editor().save('only', { captions: { ...none, en: captions('Only in English').en } })
  await editor().markRead('only', 'en')
  expect((await editor().publish('only', ['en'])).status).toBe(200)
  await vi.waitFor(async () => expect(await film()).not.toBe(before), atOnce)
  const now = await film()
  expect((await get(siblingPath(now, 'captions.en.vtt'))).toString()).toContain('Only in English')
  expect((await get(siblingPath(now, 'captions.zh-TW.vtt'))).equals(own)).toBe(true)
})

test('[OPS-7] a film for trainings is chosen with a poster; without one, or a film that is none, it is refused at its field', async () => {
  const id = await addedFilm()
  expect(id).not.toBe('')
  const refused = await publish({ film: id, poster: null, captions: none })
  expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['poster']])
  const unknown = await editor().save('only', { film: 'media-0000000000000000' })
  expect([unknown.status, Object.keys(unknown.body.fields ?? {})]).toEqual([400, ['content.film']])
  expect((await publish({ film: id, poster: picture, captions: none })).status).toBe(200)
  const { captions: own } = await portal.db
    .selectFrom('training_films')
    .select('captions')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await vi.waitFor(async () => {
    const now = await film()
    expect((await get(siblingPath(now, 'captions.en.vtt'))).toString()).toBe(own.en)
  }, atOnce)
  expect((await portal.app.inject({ url: await film(), headers: { range: 'bytes=4-7' } })).body).toBe('ftyp')
  const [stored, shown] = [join(dataDir, 'films', id, 'standard.mp4'), join(dataDir, await film())]
  expect((await stat(shown)).ino).toBe((await stat(stored)).ino)
})

test('[OPS-7] a film whose file is missing is refused at its field, by a preview and by publishing', async () => {
  const before = await film()
  const { id } = await newFilm(portal.db)
  await rm(join(dataDir, 'films', id), { recursive: true })
  const refused = await publish({ film: id, poster: picture, captions: none })
  expect([refused.status, Object.keys(fieldsOf(refused) ?? {})]).toEqual([400, ['film']])
  const { status, body } = await preview()
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['film']])
  expect(await film()).toBe(before)
  await discard()
})

test.each([
  ['no WEBVTT at the top', '00:00.000 --> 00:01.000\nHello', 1],
  ['times that are none', 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n\n0:1 --> 0:2\nThere', 6],
  ['an end before its beginning', 'WEBVTT\n\n00:05.000 --> 00:01.000\nHello', 3],
  ['no words', 'WEBVTT\n\n00:00.000 --> 00:01.000\n', 3],
  ['no caption', 'WEBVTT\n\nNOTE nothing', 3],
  ['another file', '{"not":"captions"}', 1],
])('[OPS-7] captions with %s are refused at their field, and the line is known', async (_, vtt, line) => {
  expect(captionsFault(vtt)).toBe(line)
  const answer = await publish({ captions: { ...none, 'zh-CN': vtt } })
  expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, ['captions.zh-CN']])
})

test('captions as players read them are in order', () => {
  const { captions } = homeFilmKind.fields
  expect(captions.format).toBe('captions')
  for (const language of languages) {
    const own = readFileSync(new URL(`../../../demo/film/captions.${language}.vtt`, import.meta.url), 'utf8')
    expect(captionsFault(own)).toBeNull()
  }
  for (const fine of [
    '',
    'WEBVTT - A film\n\n1\n01:00:00.000 --> 01:00:01.000 align:start\n<v Mei>Hi',
    '\ufeffWEBVTT\r\n\r\n00:00.000 --> 00:01.000\r\nHi',
  ])
    expect(captionsFault(fine)).toBeNull()
})

test('[OPS-7] a preview of the home page has the film with its new captions, and the site has not', async () => {
  await editor().save('only', { captions: captions('Zyxopreview'), poster: picture })
  const before = await film()
  const { filmOn } = await preview()
  for (const path of ['/', '/h5/']) {
    const shown = await filmOn(path)
    expect(shown).toMatch(/^\/media\/[0-9a-f]{16}\/video\.mp4$/)
    expect(shown).not.toBe(before)
    expect((await get(siblingPath(shown, 'captions.en.vtt'))).toString()).toContain('Zyxopreview')
  }
  expect(await film()).toBe(before)
})

test('[OPS-7] a film is put together with nothing locked: its record can be saved meanwhile, and is then refused', async () => {
  await editor().save('only', { captions: captions('Slowly'), poster: picture })
  await editor().markRead('only')
  await preview()
  const folders = portal.db.selectFrom('staff_pictures').select('path').where('path', 'like', '%/video.mp4')
  const { status, body } = await whileWaiting(portal.db, () => editor().publish('only'), {
    before: (step) => step.executeQuery(folders.forUpdate()),
    meanwhile: async () => expect((await editor().save('only', { captions: captions('Meanwhile') })).status).toBe(200),
  })
  expect([status, body.code]).toEqual([409, 'changed_meanwhile'])
  await discard()
})

test('[OPS-7] a film is put together when it is scheduled, and again when it is due if it was swept since', async () => {
  const { id } = await newFilm(portal.db)
  await schedule({ film: id, poster: picture, captions: none })
  const made = await newestFolder()
  expect((await portal.app.inject(made)).statusCode).toBe(200)
  await sweep()
  expect((await portal.app.inject(made)).statusCode).toBe(404)
  expect(await publishAllDue()).toBe(1)
  await vi.waitFor(async () => expect(await film()).toBe(made), atOnce)
  expect((await portal.app.inject(made)).statusCode).toBe(200)
})

test('[OPS-7] a scheduled film whose file is missing when it is due fails with the reason, and the site stays as it is', async () => {
  const before = await film()
  const { id } = await newFilm(portal.db)
  await schedule({ film: id, poster: picture, captions: none })
  await rm(join(dataDir, 'films', id), { recursive: true })
  await sweep()
  expect(await publishAllDue()).toBe(0)
  const { state, schedule: failed } = await editor().read('only')
  expect([state, failed?.failed, await film()]).toEqual(['failed', 'invalid_input', before])
  await discard()
})

test('[OPS-7] a release names the film that keeps it from being published, at once and when it is due', async () => {
  const { id } = await newFilm(portal.db)
  const before = await film()
  await editor().save('only', { film: id, poster: picture, captions: none })
  const release = await releases().begun('With a film', { kind: 'home-film', record: 'only' })
  expect((await releases().publish(release, { at: newYorkTime(later) })).body.data.state).toBe('scheduled')
  await rm(join(dataDir, 'films', id), { recursive: true })
  await sweep()
  expect(await publishAllDue()).toBe(0)
  const { state, schedule: failed } = await releases().read(release)
  expect([state, failed?.failed, failed?.failedIn?.kind]).toEqual(['failed', 'invalid_input', 'home-film'])
  const missing = await releases().publish(release)
  expect([missing.body.code, missing.body.data]).toMatchObject([
    'release_refused',
    { id: 'only', code: 'invalid_input' },
  ])
  expect(await film()).toBe(before)
  await discard()
})

test('[OPS-7] a preview of a moment ahead shows the film that is scheduled until then, swept or not', async () => {
  const { id } = await newFilm(portal.db)
  await schedule({ film: id, poster: picture, captions: none })
  const made = await newestFolder()
  await sweep()
  const at = newYorkTime(new Date(+later + 3_600_000))
  const { status, filmOn } = await preview({ kind: 'figures', at })
  expect([status, await filmOn('/')]).toEqual([200, made])
  expect((await portal.app.inject(made)).statusCode).toBe(200)

  await rm(join(dataDir, 'films', id), { recursive: true })
  await sweep()
  const without = await preview({ kind: 'figures', at })
  expect([without.status, await without.filmOn('/')]).toEqual([200, await film()])
  const { version } = await editor().read('only')
  await editor().call(managedHomeFilm.unschedule, { id: 'only', version })
  await discard()
})

test('[OPS-7] captions that were corrected with their film reach the home page when it is published again', async () => {
  const { id } = await newFilm(portal.db)
  expect((await publish({ film: id, poster: picture, captions: none })).status).toBe(200)
  const corrected = JSON.stringify(captions('Corrected'))
  await portal.db.updateTable('training_films').set({ captions: corrected }).where('id', '=', id).execute()
  await editor().unpublish('only')
  expect((await publish({})).status).toBe(200)
  const shown = async () => (await get(siblingPath(await film(), 'captions.en.vtt'))).toString()
  await vi.waitFor(async () => expect(await shown()).toBe(captions('Corrected').en), atOnce)
})

test('[OPS-7] the home page does without a film once it is taken off', async () => {
  expect((await editor().unpublish('only')).status).toBe(200)
  await vi.waitFor(async () => expect(await film()).toBe(''), atOnce)
})
