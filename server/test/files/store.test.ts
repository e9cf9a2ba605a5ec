import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { languages } from '@portal/contract/language'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ConfigError } from '../../src/config.ts'
import { filmIn, filmOf, storeFilm } from '../../src/files/films.ts'
import { type FileStore, isMissing, openFileStore } from '../../src/files/store.ts'
import type { Part } from '../../src/http/range.ts'
import { startBucket } from '../setup/files.ts'

describe('opening the file storage', () => {
  let folder: string
  let bucket: Awaited<ReturnType<typeof startBucket>>

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-store-'))
    bucket = await startBucket(join(folder, 'bucket'))
  })
  afterAll(async () => {
    await bucket.close()
    await rm(folder, { recursive: true, force: true })
  })

  const open = (filesUrl?: string) => openFileStore({ dataDir: join(folder, 'data'), filesUrl })

  test('disk and bucket return stored objects, and report missing ones', async () => {
    for (const store of [await open(), await open(bucket.url)]) {
      await store.disk.put('private/aa/one', Buffer.from([1, 2, 3]))
      await store.disk.put('private/aa/one', Buffer.from([4, 5]))
      expect([...(await store.disk.getBytes('private/aa/one'))]).toEqual([4, 5])
      const missing = await store.disk.getBytes('private/aa/two').catch((error: unknown) => error)
      expect(isMissing(missing)).toBe(true)
      await store.disk.delete('private/aa/one')
      await store.disk.delete('private/aa/one')
      expect(await store.disk.exists('private/aa/one')).toBe(false)
      store.close()
    }
  })

  test('[T02] disk and bucket stream any part of an object, and report missing ones', async () => {
    const content = randomBytes(300_000)
    const partOf = async (store: FileStore, part: Part) => buffer(await store.readPart('films/aa/standard.mp4', part))
    for (const store of [await open(), await open(bucket.url)]) {
      await store.disk.put('films/aa/standard.mp4', content)
      for (const [first, last] of [
        [0, 1],
        [0, 299_999],
        [100_000, 199_999],
        [299_999, 299_999],
      ] as const)
        expect((await partOf(store, { first, last })).equals(content.subarray(first, last + 1)), store.place).toBe(true)
      const missing = await store.readPart('films/bb/low.mp4', { first: 0, last: 9 }).catch((error: unknown) => error)
      expect(isMissing(missing), store.place).toBe(true)
      store.close()
    }
  })

  test('[T02] a film stored in a bucket is read back from there', async () => {
    const film = join(folder, 'film')
    await mkdir(film)
    const [standard, low] = [randomBytes(90_000), randomBytes(20_000)]
    await writeFile(join(film, 'standard.mp4'), standard)
    await writeFile(join(film, 'low.mp4'), low)
    for (const language of languages) await writeFile(join(film, `captions.${language}.vtt`), `WEBVTT ${language}`)
    const store = await open(bucket.url)
    for (const _ of ['stored', 'stored already']) {
      const { id, bytes, captions } = await storeFilm(store, filmIn(film))
      expect(bytes).toEqual({ standard: 90_000, low: 20_000 })
      expect(captions['zh-TW']).toBe('WEBVTT zh-TW')
      const end = await filmOf(store, id, 'low', bytes.low).read({ first: 19_000, last: 19_999 })
      expect((await buffer(end)).equals(low.subarray(19_000))).toBe(true)
    }
    const gone = await filmOf(store, 'f'.repeat(16), 'low', 9)
      .read({ first: 0, last: 8 })
      .catch((error: unknown) => error)
    expect(gone).toMatchObject({ code: 'not_found' })
    store.close()
  })

  test('[T02] players that pause do not keep others from the bucket', async () => {
    const store = await open(bucket.url)
    await store.disk.put('films/cc/standard.mp4', randomBytes(300_000))
    await store.disk.put('private/cc/one', Buffer.from([1]))
    const paused = await Promise.all(
      Array.from({ length: 60 }, () => store.readPart('films/cc/standard.mp4', { first: 0, last: 299_999 })),
    )
    expect([...(await store.disk.getBytes('private/cc/one'))]).toEqual([1])
    for (const stream of paused) expect((await buffer(stream)).length).toBe(300_000)
    store.close()
  })

  test('errors about a missing or inaccessible bucket do not contain its secret', async () => {
    const wrong = [
      bucket.url.replace('/portal', '/elsewhere'),
      bucket.url.replace('S3RVER:S3RVER', 'NOBODY:S3RVER-secret'),
      bucket.url.replace(/127\.0\.0\.1:\d+/, '127.0.0.1:1'),
      bucket.url.replace('/portal', ''),
      bucket.url.replace('/portal', '/portal/folder'),
      bucket.url.replace('S3RVER:S3RVER@', ''),
    ]
    for (const url of wrong) {
      const error = await open(url).catch((error: unknown) => error)
      expect(error, url).toBeInstanceOf(ConfigError)
      expect(String(error)).toMatch(/^Error: FILES_URL: /)
      expect(String(error)).not.toContain('S3RVER')
    }
  })

  test('a path outside of the folder is refused', async () => {
    const { disk } = await open()
    await expect(async () => disk.getBytes('private/../../etc/passwd')).rejects.toThrow(/traversal/)
    await expect(async () => disk.put('../outside', 'x')).rejects.toThrow(/traversal/)
  })
})
