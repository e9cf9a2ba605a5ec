import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openFilm } from '@portal/contract/training/own'
import { getFilmFile } from '@portal/contract/training/public'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { filmLink } from '../../src/training/films/film-links.ts'
import { newCaregiver } from '../setup/people.ts'
import { openPortal } from '../setup/portal.ts'
import { assignTo, newFilm, newModule, type TestFilm } from '../setup/training.ts'

const portal = await openPortal()
let film: TestFilm
let links: Record<string, string>
let captions: string

beforeAll(async () => {
  film = await newFilm(portal.db)
  const person = await newCaregiver(portal)
  const moduleId = await newModule(portal.db, { filmId: film.id })
  await assignTo(portal.db, person, moduleId)
  const { body } = await portal.call(openFilm, { trainingContentId: moduleId }, person.headers)
  links = Object.fromEntries(body.data.files.map(({ file, src }) => [file, src]))
  captions = body.data.captions.find(({ language }) => language === 'zh-TW')?.src ?? ''
  expect(body.data.files.map(({ bytes }) => bytes)).toEqual([film.standard.length, film.low.length])
  expect(Date.parse(body.data.linksEndAt) - Date.now()).toBeGreaterThan(14 * 60_000)
})

const viewingId = randomUUID()
const get = (url = '', headers = {}) => portal.send({ method: 'GET', url, headers })

describe('a link to a film', () => {
  test('[T02] serves the whole film, cacheable for 15 minutes by the browser only', async () => {
    const answer = await get(links.standard)
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload.equals(film.standard)).toBe(true)
    expect(answer.headers).toMatchObject({
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      'cache-control': 'private, max-age=900',
      'content-length': String(film.standard.length),
    })
    expect((await get(links.low)).rawPayload.equals(film.low)).toBe(true)
  })

  test.each([
    ['bytes=0-99', 0, 100],
    ['bytes=49900-', 49_900, 50_000],
    ['bytes=-10', 49_990, 50_000],
    ['bytes=49999-60000', 49_999, 50_000],
  ])('[T02] serves the range %s', async (range, first, end) => {
    const answer = await get(links.standard, { range })
    expect(answer.statusCode).toBe(206)
    expect(answer.headers['content-range']).toBe(`bytes ${first}-${end - 1}/50000`)
    expect(answer.rawPayload.equals(film.standard.subarray(first, end))).toBe(true)
  })

  test('[T02] refuses a range outside the film and ignores malformed ranges', async () => {
    const beyond = await get(links.standard, { range: 'bytes=50000-' })
    expect([beyond.statusCode, beyond.json().code]).toEqual([416, 'range_not_satisfiable'])
    expect(beyond.headers).toMatchObject({ 'content-range': 'bytes */50000', 'cache-control': 'no-store' })
    expect(beyond.headers['content-type']).toContain('application/json')
    for (const range of ['bytes=0-1,5-6', 'lines=1-2', 'bytes=9-3', 'bytes=-', 'bytes=x-y'])
      expect((await get(links.standard, { range })).statusCode, range).toBe(200)
  })

  test('[T02] serves captions as WebVTT', async () => {
    const answer = await get(captions)
    expect(answer.headers['content-type']).toBe('text/vtt; charset=utf-8')
    expect(answer.body).toContain('Wash your hands.')
  })

  test('[T02] is refused when any part of it was altered', async () => {
    const url = links.standard ?? ''
    const forged = [
      url.replace('/standard?', '/low?'),
      url.replace(film.id, '0'.repeat(16)),
      url.replace(/viewingId=[^&]*/, `viewingId=${viewingId}`),
      url.replace(/until=\d/, 'until=9'),
      url.replace(/signature=.{4}/, 'signature=AAAA'),
      url.replace(/signature=.*/, 'signature='),
    ]
    for (const one of forged) {
      const answer = await get(one, { 'accept-language': 'zh-TW' })
      expect([answer.statusCode, answer.json().code], one).toEqual([403, 'film_link_invalid'])
      expect(answer.json().message).toContain('連結無效')
    }
    expect((await get(url.replace(/&signature=.*/, ''))).statusCode).toBe(400)
  })

  test('[T02] is refused with a specific reason when it has expired', async () => {
    const past = filmLink(portal.keys, { filmId: film.id, viewingId, file: 'standard' }, new Date(Date.now() - 1_000))
    expect((await get(past)).json()).toMatchObject({ code: 'film_link_expired' })
  })

  test('[T02] gets 404 when the film was removed', async () => {
    const gone = filmLink(
      portal.keys,
      { filmId: 'f'.repeat(16), viewingId, file: 'low' },
      new Date(Date.now() + 60_000),
    )
    expect((await get(gone)).statusCode).toBe(404)
    expect(getFilmFile.access).toEqual(['visitor'])
  })

  test('[T02] gets an uncacheable 404 when the film’s file is missing', async () => {
    const lost = await newFilm(portal.db)
    await rm(join(inject('mediaDir'), '..', 'films', lost.id), { recursive: true })
    const link = filmLink(portal.keys, { filmId: lost.id, viewingId, file: 'low' }, new Date(Date.now() + 60_000))
    const answer = await get(link, { range: 'bytes=0-9' })
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found'])
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['content-type']).toContain('application/json')
    expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length))
    expect(answer.headers).not.toHaveProperty('content-range')
    expect(answer.headers).not.toHaveProperty('accept-ranges')
  })
})
