import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fetchMedia, publishMedia } from '../../src/files/media.ts'
import { storePicture } from '../../src/files/pictures.ts'
import { type FileFixture, openFileFixture, withMethodReplaced } from '../setup/files.ts'
import { photo } from './photo.ts'

describe('public media in a bucket', () => {
  let fixture: FileFixture
  let path: string
  let name: string
  let folder: string

  beforeAll(async () => {
    fixture = await openFileFixture('bucket')
    path = await storePicture(fixture.store.mediaDir, await photo().jpeg().toBuffer())
    name = path.replace('/media/', '')
    folder = name.split('/')[0] as string
  })
  afterAll(() => fixture.close())

  test('another machine can fetch them only after they are published', async () => {
    const other = await fixture.another()
    expect(await fetchMedia(other, name)).toBe(false)
    expect(await publishMedia(fixture.store, path)).toBe(path)
    expect(await fetchMedia(other, name)).toBe(true)
    const names = await readdir(join(other.mediaDir, folder))
    expect(names.sort()).toEqual(['320.avif', '320.jpg', '320.webp'])
    for (const file of names) {
      const [there, here] = [join(other.mediaDir, folder, file), join(fixture.store.mediaDir, folder, file)]
      expect(await readFile(there)).toEqual(await readFile(here))
    }
    expect(await fetchMedia(other, `${folder}/999.jpg`)).toBe(false)
  })

  test('media already published are not uploaded again', async () => {
    const closed = withMethodReplaced(fixture.store, 'putStream', refuse)
    expect(await publishMedia(closed, path)).toBe(path)
  })

  test('concurrent requests cause one copy, and leave nothing unfinished', async () => {
    const other = await fixture.another()
    const answers = await Promise.all(Array.from({ length: 30 }, () => fetchMedia(other, name)))
    expect(new Set(answers)).toEqual(new Set([true]))
    expect(await readdir(other.mediaDir)).toEqual([folder])
  })

  test('an interrupted copy is absent, and the next one complete', async () => {
    const other = await fixture.another()
    const breaking = withMethodReplaced(other, 'getStream', refuse)
    await expect(fetchMedia(breaking, name)).rejects.toThrow('the bucket is gone')
    expect(await readdir(other.mediaDir)).toEqual([])
    expect(await fetchMedia(other, name)).toBe(true)
  })

  test('a folder that is still being published counts as missing', async () => {
    await fixture.store.disk.put('media/00000000000000aa-9x9/9.webp', 'x')
    expect(await fetchMedia(await fixture.another(), '00000000000000aa-9x9/9.webp')).toBe(false)
  })

  test('a video is fetched with its captions', async () => {
    const video = join(fixture.store.mediaDir, '00000000000000bb')
    await mkdir(video, { recursive: true })
    for (const file of ['video.mp4', 'poster.webp', 'captions.zh-TW.vtt']) await writeFile(join(video, file), file)
    await publishMedia(fixture.store, '/media/00000000000000bb/video.mp4')
    const other = await fixture.another()
    expect(await fetchMedia(other, '00000000000000bb/captions.zh-TW.vtt')).toBe(true)
    expect(await readFile(join(other.mediaDir, '00000000000000bb/video.mp4'), 'utf8')).toBe('video.mp4')
  })

  test.for([
    '',
    '..',
    '../private/aa/aa',
    '0123456789abcdef/../../private',
    '0123456789abcdef/..',
    '0123456789abcdef/.env',
    '0123456789abcdef-9x9/a/b.jpg',
    '0123456789abcdef-9x9/%2e%2e/b.jpg',
    '0123456789ABCDEF-9x9/9.jpg',
    '0123456789abcde/9.jpg',
    '0123456789abcdef-9x9/9.jpg\0',
    '0123456789abcdef-9x9\\9.jpg',
    '/0123456789abcdef-9x9/9.jpg',
    '0123456789abcdef-9x9/9.jpg\n',
  ])('the bucket is never asked for %j', async (wrong) => {
    const silent = { ...fixture.store, disk: null as never }
    expect(await fetchMedia(silent, wrong)).toBe(false)
  })
})

describe('public media on a disk', () => {
  test('exist or not, without any bucket', async () => {
    const fixture = await openFileFixture('disk')
    const path = await storePicture(fixture.store.mediaDir, await photo().jpeg().toBuffer())
    const name = path.replace('/media/', '')
    expect(await publishMedia(fixture.store, path)).toBe(path)
    expect(await fetchMedia(fixture.store, name)).toBe(true)
    expect(await fetchMedia(fixture.store, name.replace('320.jpg', '999.jpg'))).toBe(false)
    expect(await fetchMedia(fixture.store, '0123456789abcdef-9x9/9.jpg')).toBe(false)
    await expect(publishMedia(fixture.store, '/media/../private')).rejects.toThrow('not a path of public media')
    await fixture.close()
  })

  test('a picture stored twice at the same time is complete', async () => {
    const fixture = await openFileFixture('disk')
    const jpeg = await photo(64, 64).jpeg().toBuffer()
    const paths = await Promise.all([1, 2, 3].map(() => storePicture(fixture.store.mediaDir, jpeg)))
    expect(new Set(paths).size).toBe(1)
    expect(await readdir(fixture.store.mediaDir)).toHaveLength(1)
    await fixture.close()
  })
})

async function refuse(): Promise<never> {
  throw new Error('the bucket is gone')
}
