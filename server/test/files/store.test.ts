import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ConfigError } from '../../src/config.ts'
import { isMissing, openFileStore } from '../../src/files/store.ts'
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
