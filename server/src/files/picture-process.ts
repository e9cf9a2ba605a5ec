import { getPriority, setPriority } from 'node:os'
import process from 'node:process'
import sharp, { type FailOnOptions, type Sharp } from 'sharp'
import type { Answer, Question } from './upload.ts'

/**
 * The process that decodes one uploaded picture and exits. It contains the damage that a hostile picture can do: use up
 * memory and time, or crash the decoder. `confined.ts` keeps this process away from the portal's secrets.
 */

const maxPixels = 40_000_000
/** Longest edges to try until the file fits into `maxBytes`; every picture fits at the last one. */
const edges = [3000, 2000, 1400, 900] as const
const maxBytes = 2_500_000
const niceness = 10
/** Longest edge and quality of thumbnails to try until one fits. */
const thumbnails = [
  { edge: 320, quality: 70 },
  { edge: 320, quality: 45 },
  { edge: 240, quality: 40 },
  { edge: 160, quality: 30 },
] as const
const maxThumbnailBytes = 15 * 1024

type Open = (failOn: FailOnOptions) => Sharp

process.once('message', async (question: Question) => {
  const answer: Answer = await clean(question).catch(() => 'refused' as const)
  process.send?.(answer, () => process.disconnect())
})
// Only root may raise a priority: a portal that runs at a lower one than this keeps its own.
setPriority(Math.max(getPriority(), niceness))
sharp.cache(false)
sharp.concurrency(1)

async function clean({ bytes, format, task }: Question): Promise<Answer> {
  if (task === 'thumbnail') return { thumbnail: await thumbnailOf(bytes) }
  const open: Open = (failOn) => sharp(bytes, { failOn, limitInputPixels: maxPixels })
  if ((await open('error').metadata()).format !== format) return 'refused'
  for (const edge of edges) {
    const { data, info } = await encode(open, format, edge)
    if (data.length > maxBytes) continue
    const { width, height } = info
    return { bytes: data, mediaType: `image/${format}`, width, height, thumbnail: await thumbnailOf(data) }
  }
  return 'refused'
}

async function thumbnailOf(bytes: Uint8Array): Promise<Buffer> {
  for (const { edge, quality } of thumbnails) {
    const picture = sharp(bytes, { limitInputPixels: maxPixels })
    const small = picture.resize(edge, edge, { fit: 'inside', withoutEnlargement: true }).webp({ quality })
    const data = await small.toBuffer()
    if (data.length <= maxThumbnailBytes) return data
  }
  throw new Error('the thumbnail stays too large')
}

/**
 * Warnings of the decoder about pictures that are whole: those of some Samsung phones, and stray bytes before a marker, which cameras
 * and programs leave behind.
 */
const harmless = /Invalid SOS parameters for sequential JPEG|extraneous bytes before marker/

/** Treats every other warning of the decoder as damage. */
async function encode(open: Open, format: Question['format'], edge: number) {
  const write = (picture: Sharp) =>
    inFormat(picture.autoOrient().resize(edge, edge, { fit: 'inside', withoutEnlargement: true }), format)
  return write(open('warning')).catch((error: unknown) => {
    if (!harmless.test(String(error))) throw error
    return write(open('error'))
  })
}

function inFormat(picture: Sharp, format: Question['format']) {
  const opaque = picture.flatten({ background: '#fff' })
  const written = format === 'jpeg' ? opaque.jpeg({ quality: 85 }) : opaque.png({ compressionLevel: 9 })
  return written.toBuffer({ resolveWithObject: true })
}
