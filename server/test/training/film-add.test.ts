import { execFile } from 'node:child_process'
import { copyFile, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { scaleTimeout } from '../../../scripts/test/timeout.ts'
import { filmIn } from '../../src/files/films.ts'
import { addCheckedFilm } from '../../src/training/films/add-film.ts'
import { type FileFixture, openFileFixture } from '../setup/files.ts'

const run = promisify(execFile)
const tool = fileURLToPath(new URL('../../../scripts/film-add.ts', import.meta.url))
const demoFilm = fileURLToPath(new URL('../../../demo/film/training/dementia', import.meta.url))
const names = ['standard.mp4', 'low.mp4', 'captions.en.vtt', 'captions.zh-CN.vtt', 'captions.zh-TW.vtt']

let fixture: FileFixture
let folder: string

beforeAll(async () => {
  fixture = await openFileFixture('disk')
  await sql`truncate training_films cascade`.execute(fixture.db)
})
afterAll(() => fixture.close())

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-film-add-'))
  for (const name of names) await copyFile(join(demoFilm, name), join(folder, name))
  return () => rm(folder, { recursive: true })
})

const films = () => fixture.db.selectFrom('training_films').selectAll().execute()

describe('npm run film:add', () => {
  const call = (...args: string[]) => {
    const env = {
      PATH: process.env.PATH ?? '',
      INIT_CWD: folder,
      DATA_DIR: fixture.dataDir,
      DATABASE_URL: fixture.address.replace('@/', '@localhost/'),
      ENCRYPTION_KEYS: `new:${inject('secrets')[0]}`,
    }
    return run(process.execPath, [tool, ...args], { env })
  }
  const captions = ['--en', 'captions.en.vtt', '--zh-CN', 'captions.zh-CN.vtt', '--zh-TW', 'captions.zh-TW.vtt']

  test(
    '[T02] adds a film with the duration of its file; adding it again replaces title and captions',
    async () => {
      const files = ['--video', 'standard.mp4', '--low', 'low.mp4', ...captions]
      const { stdout } = await call('--title', 'Dementia', ...files)
      const [film, ...more] = await films()
      expect(more).toEqual([])
      expect(stdout).toBe(`Film ${film?.id}, 64 s: Dementia\n`)
      expect(film).toMatchObject({ title: 'Dementia', duration_ms: 64_000 })
      const stored = async (name: string) => (await stat(join(fixture.dataDir, 'films', film?.id ?? '', name))).size
      expect([await stored('standard.mp4'), await stored('low.mp4')]).toEqual([film?.standard_bytes, film?.low_bytes])

      await writeFile(join(folder, 'captions.en.vtt'), 'WEBVTT\n\n00:01.000 --> 00:04.000\nWith the typo mended.\n')
      await call('--title', 'Living with dementia', ...files)
      const [again, ...others] = await films()
      expect([again?.id, others]).toEqual([film?.id, []])
      expect([again?.title, again?.captions.en]).toEqual(['Living with dementia', expect.stringContaining('mended')])
      const entries = fixture.db.selectFrom('audit_entries').select('subject').where('action', '=', 'training.film.add')
      expect(await entries.execute()).toEqual([{ subject: `film ${film?.id}` }, { subject: `film ${film?.id}` }])
    },
    scaleTimeout(60_000),
  )

  test(
    '[T02] names missing options and invalid files',
    async () => {
      await expect(call('--video', 'standard.mp4', ...captions)).rejects.toMatchObject({
        code: 2,
        stderr: expect.stringContaining('Tell the title'),
      })
      await expect(call('--title', 'Gone', '--video', 'gone.mp4', ...captions)).rejects.toMatchObject({
        code: 1,
        stderr: `${join(folder, 'gone.mp4')} does not exist\n`,
      })
    },
    scaleTimeout(60_000),
  )
})

/** Replaces a part of a file by another of the same length. */
async function patch(name: string, change: (bytes: Buffer) => void) {
  const bytes = await readFile(join(folder, name))
  change(bytes)
  await writeFile(join(folder, name), bytes)
}

const swap = (name: string, from: string, to: string) =>
  patch(name, (bytes) => bytes.write(to, bytes.indexOf(from, bytes.indexOf('moov')), 'latin1'))
const movieHeader = (bytes: Buffer) => bytes.indexOf('mvhd') + 4
const write = (name: string, content: string | Buffer) => writeFile(join(folder, name), content)

const setProfile = (name: string, profile: number) =>
  patch(name, (bytes) => bytes.writeUInt8(profile, bytes.indexOf('avcC') + 5))

function box(type: string, ...content: Buffer[]): Buffer {
  const inside = Buffer.concat(content)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + inside.length)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, inside])
}

/** Adds a track of sound to a film's index. `kind` is the MPEG-4 number of an `mp4a` format. */
async function addSound(name: string, format: string, kind = 0) {
  const esds = box(
    'esds',
    Buffer.alloc(4),
    Buffer.from([3, 0x80, 0x80, 25, 0, 1, 0, 4, 0x80, 17, kind]),
    Buffer.alloc(16),
  )
  const entry = box(format, Buffer.alloc(28), ...(format === 'mp4a' ? [esds] : []))
  const table = box('minf', box('stbl', box('stsd', Buffer.alloc(8), entry)))
  const handler = box('hdlr', Buffer.alloc(8), Buffer.from('soun'), Buffer.alloc(13))
  const track = box('trak', box('mdia', handler, table))
  const bytes = await readFile(join(folder, name))
  const start = bytes.indexOf('moov') - 4
  const end = start + bytes.readUInt32BE(start)
  bytes.writeUInt32BE(end - start + track.length, start)
  await write(name, Buffer.concat([bytes.subarray(0, end), track, bytes.subarray(end)]))
}

const unusable: [what: string, spoil: () => Promise<unknown>, message: RegExp][] = [
  ['no MP4', () => write('standard.mp4', 'RIFF....AVI and so on, long enough'), /standard\.mp4 is not an MP4 file/],
  ['an empty file', () => write('standard.mp4', ''), /standard\.mp4 is not an MP4 file/],
  [
    'a cut off file',
    async () => write('standard.mp4', (await readFile(join(folder, 'standard.mp4'))).subarray(0, 500_000)),
    /standard\.mp4 is incomplete/,
  ],
  [
    'an index without a film',
    async () => write('standard.mp4', (await readFile(join(folder, 'standard.mp4'))).subarray(0, 7_035)),
    /standard\.mp4 is incomplete/,
  ],
  ['a format of few browsers', () => swap('low.mp4', 'avc1', 'hvc1'), /low\.mp4 is encoded as hvc1.*H\.264/],
  ['sound alone', () => swap('standard.mp4', 'vide', 'soun'), /standard\.mp4 has no video/],
  [
    'no duration',
    () => patch('standard.mp4', (bytes) => bytes.writeUInt32BE(0, movieHeader(bytes) + 16)),
    /standard\.mp4 does not say how long it is/,
  ],
  [
    'a time scale of zero',
    () => patch('standard.mp4', (bytes) => bytes.writeUInt32BE(0, movieHeader(bytes) + 12)),
    /standard\.mp4 does not say how long it is/,
  ],
  [
    'a small film of another length',
    () => patch('low.mp4', (bytes) => bytes.writeUInt32BE(32_000, movieHeader(bytes) + 16)),
    /low\.mp4 lasts 32\.0 s, but .*standard\.mp4 lasts 64\.0 s/,
  ],
  ['captions in another format', () => write('captions.en.vtt', '1\n00:00:01,000 --> 00:00:02,000\nHi'), /WebVTT/],
  ['captions that say nothing', () => write('captions.en.vtt', 'WEBVTT\n'), /captions\.en\.vtt has no captions/],
  [
    'captions in another encoding',
    () => write('captions.zh-TW.vtt', Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\n\xa4\xa4\xa4\xe5', 'latin1')),
    /captions\.zh-TW\.vtt is not encoded as UTF-8/,
  ],
  [
    'captions of a longer film',
    () => write('captions.zh-CN.vtt', 'WEBVTT\n\n02:00.000 --> 02:02.000\n好'),
    /captions\.zh-CN\.vtt has a caption at 120\.0 s/,
  ],
]

const profiles = { 'H.264 of 10 bits': 110, 'H.264 of 4:2:2': 122, 'H.264 of 4:4:4': 244, 'an unknown profile': 99 }
const sounds = { 'AC-3': 'ac-3', 'E-AC-3': 'ec-3', PCM: 'sowt', 'big-endian PCM': 'twos', ALAC: 'alac', AMR: 'samr' }
const unplayable: [what: string, spoil: () => Promise<unknown>, message: RegExp][] = [
  ...Object.entries(profiles).map(([what, profile]): (typeof unusable)[number] => [
    what,
    () => setProfile('standard.mp4', profile),
    new RegExp(`standard\\.mp4 has colors \\(avc1, profile ${profile}\\).*yuv420p`),
  ]),
  ...Object.entries(sounds).map(([what, format]): (typeof unusable)[number] => [
    `sound as ${what}`,
    () => addSound('low.mp4', format),
    new RegExp(`low\\.mp4 has sound as ${format}, .*convert it to AAC`),
  ]),
  ['DTS behind mp4a', () => addSound('low.mp4', 'mp4a', 0xa9), /low\.mp4 has sound as mp4a\.a9/],
]

test.each(unplayable)(
  '[FILE-3] a film with %s is refused because some browsers cannot play it',
  async (_, spoil, message) => {
    await spoil()
    const services = { db: fixture.db, keys: fixture.keys, files: fixture.store }
    await expect(addCheckedFilm(services, { ...filmIn(folder), title: 'Unplayable' })).rejects.toThrow(message)
  },
)

test('[FILE-3] a film with AAC, MP3 or Opus is added', async () => {
  await addSound('standard.mp4', 'mp4a', 0x40)
  await addSound('standard.mp4', 'mp4a', 0x6b)
  await addSound('low.mp4', 'Opus')
  const services = { db: fixture.db, keys: fixture.keys, files: fixture.store }
  expect(await addCheckedFilm(services, { ...filmIn(folder), title: 'With sound' })).toMatchObject({
    durationMs: 64_000,
  })
})

test.each(unusable)(
  '[T02] a film with %s is refused with the reason, and nothing is stored',
  async (_, spoil, message) => {
    const before = await films()
    await spoil()
    const services = { db: fixture.db, keys: fixture.keys, files: fixture.store }
    await expect(addCheckedFilm(services, { ...filmIn(folder), title: 'Spoiled' })).rejects.toThrow(message)
    expect(await films()).toEqual(before)
  },
)
