import { readdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { getBanners, getHomeVideo } from '@portal/contract/home/public'
import { pictureSources } from '@portal/contract/picture'
import sharp from 'sharp'
import { describe, expect, inject, test } from 'vitest'
import { storePicture } from '../src/files/pictures.ts'
import { openPortal } from './setup/portal.ts'

const portal = await openPortal()

const forever = 'public, max-age=31536000, immutable'

describe('public media', () => {
  test('a picture is served in several widths as AVIF and WebP with a JPEG fallback, each immutable', async () => {
    const banners = (await portal.call(getBanners, {})).body.data
    const sources = pictureSources(banners[0]?.pcImageFileId ?? '')
    const files = [sources?.avif, sources?.webp].flatMap((set) =>
      (set ?? '').split(',').map((one) => one.split(' ')[0] ?? ''),
    )
    expect(files.length).toBeGreaterThanOrEqual(6)
    for (const file of [...files, sources?.src ?? '']) {
      const { statusCode, headers, rawPayload } = await portal.app.inject(file)
      expect([statusCode, headers['cache-control']], file).toEqual([200, forever])
      const { width, format } = await sharp(rawPayload).metadata()
      expect(file).toContain(`/${width}.`)
      expect(file.endsWith('.avif') ? 'heif' : file.endsWith('.webp') ? 'webp' : 'jpeg').toBe(format)
    }
  })

  test('a picture loses its metadata, and the same picture is stored once', async () => {
    const photo = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#886644' } })
      .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '40/1 45/1 0/1' } })
      .jpeg()
      .toBuffer()
    const path = await storePicture(inject('mediaDir'), photo)
    expect(await storePicture(inject('mediaDir'), photo)).toBe(path)
    const { rawPayload } = await portal.app.inject(path)
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined()
    await expect(storePicture(inject('mediaDir'), Buffer.from('<html>'))).rejects.toThrow()
  })

  test('a width that pictures did not have when this one was stored is made when it is asked for, and no other', async () => {
    const photo = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#336699' } })
      .jpeg()
      .toBuffer()
    const folder = dirname(await storePicture(inject('mediaDir'), photo))
    const stored = join(inject('mediaDir'), basename(folder))
    const whole = (await readdir(stored)).sort()
    await Promise.all(['720.avif', '720.webp'].map((name) => rm(join(stored, name))))
    const asked = ['720.avif', '720.webp', '720.avif'].map((name) => portal.app.inject(`${folder}/${name}`))
    for (const { statusCode, headers, rawPayload } of await Promise.all(asked)) {
      expect([statusCode, headers['cache-control']]).toEqual([200, forever])
      expect((await sharp(rawPayload).metadata()).width).toBe(720)
    }
    for (const name of ['721.avif', '960.avif', '720.jpg', '720.png', '.avif'])
      expect((await portal.app.inject(`${folder}/${name}`)).statusCode, name).toBe(404)
    expect((await readdir(stored)).sort()).toEqual(whole)
  })

  test('video is served in ranges', async () => {
    const path = (await portal.call(getHomeVideo, {})).body.data
    const part = await portal.app.inject({ url: path, headers: { range: 'bytes=100-199' } })
    expect(part.statusCode).toBe(206)
    expect(part.headers['content-range']).toMatch(/^bytes 100-199\/\d+$/)
    expect(part.rawPayload).toHaveLength(100)
    expect(part.headers['content-type']).toBe('video/mp4')
    const beyond = await portal.app.inject({ url: path, headers: { range: 'bytes=999999999-' } })
    expect(beyond.statusCode).toBe(416)
  })
})
