import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { storedWidths } from '@portal/contract/picture'
import sharp, { type Sharp } from 'sharp'
import { exists, whole, writeAtomically } from './folders.ts'

const maxPixels = 40_000_000
const formats = ['avif', 'webp'] as const
/** The formats in which a picture is stored in every width. */
export type Format = (typeof formats)[number]
const encoders: Record<Format, (sized: Sharp) => Sharp> = {
  avif: (sized) => sized.avif({ quality: 55, effort: 2 }),
  webp: (sized) => sized.webp({ quality: 78, effort: 3 }),
}

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
      for (const format of formats)
        await encoders[format](sized.clone()).toFile(join(unfinished, `${target}.${format}`))
    }
    await sharp(data, { raw })
      .jpeg({ quality: 80, mozjpeg: true })
      .toFile(join(unfinished, `${width}.jpg`))
  })
  return path
}

/**
 * Makes one width of a stored picture from its JPEG.
 * @param folder the picture's folder
 * @throws Error when the picture is not there
 */
export async function addWidth(
  folder: string,
  { natural, width, format }: { natural: number; width: number; format: Format },
): Promise<void> {
  const sized = sharp(join(folder, `${natural}.jpg`)).resize(width)
  await writeAtomically(join(folder, `${width}.${format}`), (draft) => encoders[format](sized).toFile(draft))
}
