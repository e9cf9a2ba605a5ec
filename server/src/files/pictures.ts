import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { storedWidths } from '@portal/contract/picture'
import sharp from 'sharp'
import { exists, whole } from './folders.ts'

const maxPixels = 40_000_000

/**
 * Stores a public picture under `${mediaDir}/<id>-<w>x<h>/` in every width as AVIF, WebP and JPEG. The name is derived from the
 * content, so that addresses can be cached for ever. Metadata (EXIF, GPS) is removed.
 * @returns the picture's path, `/media/…` (contract picture.ts)
 * @throws Error when the bytes cannot be decoded as a picture
 */
export async function storePicture(mediaDir: string, bytes: Buffer): Promise<string> {
  const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    .rotate()
    .flatten({ background: '#fff' })
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const id = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
  const folder = `${id}-${width}x${height}`
  const path = `/media/${folder}/${width}.jpg`
  if (await exists(join(mediaDir, folder))) return path

  const raw = { width, height, channels: info.channels }
  await whole(join(mediaDir, folder), async (unfinished) => {
    for (const target of storedWidths(width)) {
      const sized = sharp(data, { raw }).resize(target)
      await sized
        .clone()
        .avif({ quality: 55, effort: 2 })
        .toFile(join(unfinished, `${target}.avif`))
      await sized
        .clone()
        .webp({ quality: 78, effort: 3 })
        .toFile(join(unfinished, `${target}.webp`))
    }
    await sharp(data, { raw })
      .jpeg({ quality: 80, mozjpeg: true })
      .toFile(join(unfinished, `${width}.jpg`))
  })
  return path
}
