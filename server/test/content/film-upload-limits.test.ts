import { managedHomeFilm } from '@portal/contract/home/content'
import { filmPartBytes } from '@portal/contract/home/film-upload'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { filmFile, uploaderOf } from '../setup/film-upload.ts'
import { newStaff } from '../setup/people.ts'
import { fieldsOf, openPortal } from '../setup/portal.ts'

const portal = await openPortal({ settings: { FILM_MB: '6' } })
const film = filmFile(2 * filmPartBytes)
let mei: Awaited<ReturnType<typeof newStaff>>

beforeEach(async () => {
  mei = await newStaff(portal, 'editor')
})
afterEach(() => vi.restoreAllMocks())

const uploader = () => uploaderOf(portal, mei)
const partsOf = async (bytes: number) => (await uploader().begin(bytes)).body.data.parts
async function sendAll(file = film) {
  const { begin, sendPart } = uploader()
  const { id } = (await begin(file.length)).body.data
  for (const number of [0, 1, 2]) await sendPart(id, file, number)
  return id
}
const full = () => Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })

test('[OPS-7] a part without the first one is refused: another upload has replaced this one', async () => {
  const { begin, sendPart } = uploader()
  const { id } = (await begin(film.length)).body.data
  const early = await sendPart(id, film, 1)
  expect([early.status, fieldsOf(early)]).toEqual([400, { file: expect.stringContaining('no longer here') }])
  await sendPart(id, film, 0)
  expect((await sendPart(id, film, 1)).status).toBe(200)
})

test('[OPS-7] a member has one upload at a time, however it begins', async () => {
  await sendAll()
  expect((await uploader().sendPart('0123456789abcdef', film, 0)).status).toBe(200)
  expect(await partsOf(film.length)).toEqual([])
})

test('[OPS-7] two uploads of one member at the same time end each other without an error of the server', async () => {
  const { begin, sendPart } = uploader()
  const statuses = await Promise.all(
    Array.from({ length: 40 }, async (_, i) => {
      const { id } = (await begin(film.length + (i % 2))).body.data
      const answers = [await sendPart(id, film, 0, film.length + (i % 2)), await sendPart(id, film, 1)]
      return answers.map(({ status }) => status)
    }),
  )
  expect(statuses.flat().filter((status) => status !== 200 && status !== 400)).toEqual([])
})

test('[OPS-7] a film of more bytes than allowed, or of other bytes than announced, is refused at the end', async () => {
  const id = await sendAll()
  const { finish } = uploader()
  const ofBytes = async (length: number) => fieldsOf(await finish(id, { length } as Buffer))
  expect(await ofBytes(6_000_001)).toEqual({ name: expect.stringContaining('too large') })
  expect(await ofBytes(film.length + 1)).toEqual({ name: expect.stringContaining('damaged or incomplete') })
  expect((await finish(id, film)).status).toBe(200)
})

test('[OPS-7] a film whose answer was lost is not put together again, unless a part has come since', async () => {
  const id = await sendAll()
  const { finish, sendPart } = uploader()
  const noted = () => portal.db.selectFrom('audit_entries').where('action', '=', 'home-film.add').select('id').execute()
  const first = (await finish(id, film)).body.data
  const before = (await noted()).length
  expect([(await finish(id, film)).body.data, (await noted()).length]).toEqual([first, before])
  await sendPart(id, filmFile(2 * filmPartBytes), 1)
  expect((await finish(id, film)).body.data.film).not.toBe(first.film)
})

test('[OPS-7] a full disk is told at the field', async () => {
  const id = await sendAll()
  vi.spyOn(portal.files.disk, 'put').mockRejectedValue(full())
  const part = await uploader().sendPart(id, film, 2)
  expect([part.status, fieldsOf(part)]).toEqual([400, { file: expect.stringContaining('no room') }])
})

test.each([
  ['a name of letters that turn around', 'film\u202e4pm.exe.mp4'],
  ['a name with a null', 'film\0.mp4'],
  ['half a letter', 'film\ud83d.mp4'],
  ['only spaces', '   '],
  ['a path', '../../../etc/passwd'],
  ['markup', '<img src=x onerror=alert(1)>.mp4'],
])('[OPS-7] %s in place of a file name is shown as text or refused', async (_, name) => {
  const { status, body } = await uploader().begin(film.length, name)
  expect([200, 400]).toContain(status)
  if (status === 400) return expect(Object.keys(body.fields ?? {})).toEqual(['name'])
  const { film: id } = await uploader().upload(filmFile(), name)
  const { choices } = (await portal.call(managedHomeFilm.read, { id: 'only' }, mei.headers)).body.data
  expect(choices.film?.find((one) => one.id === id)?.label.en).toBe(name)
})

test('[OPS-7] an uploaded film is served as a film, in ranges, and nothing else', async () => {
  const { film: id } = await uploader().upload(filmFile())
  const url = `/media/${id.slice('media-'.length)}/video.mp4`
  const { statusCode, headers, rawPayload } = await portal.app.inject({ url, headers: { range: 'bytes=4-7' } })
  expect([statusCode, rawPayload.toString(), headers['content-type']]).toEqual([206, 'ftyp', 'video/mp4'])
  expect([headers['x-content-type-options'], headers['content-range']]).toEqual([
    'nosniff',
    expect.stringMatching(/^bytes 4-7\//),
  ])
})
