import { setPriority } from 'node:os'
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
const politeness = 10

type Open = (failOn: FailOnOptions) => Sharp

process.once('message', async (question: Question) => {
  const answer: Answer = await clean(question).catch(() => 'refused' as const)
  process.send?.(answer, () => process.disconnect())
})
setPriority(politeness)
sharp.cache(false)
sharp.concurrency(1)

async function clean({ bytes, format }: Question): Promise<Answer> {
  const open: Open = (failOn) => sharp(bytes, { failOn, limitInputPixels: maxPixels })
  if ((await open('error').metadata()).format !== format) return 'refused'
  for (const edge of edges) {
    const { data, info } = await encode(open, format, edge)
    if (data.length > maxBytes) continue
    return { bytes: data, mediaType: `image/${format}`, width: info.width, height: info.height }
  }
  return 'refused'
}

/** Treats every decoder warning as damage, except one that intact photos of some Samsung phones cause. */
async function encode(open: Open, format: Question['format'], edge: number) {
  const write = (picture: Sharp) =>
    inFormat(picture.autoOrient().resize(edge, edge, { fit: 'inside', withoutEnlargement: true }), format)
  return write(open('warning')).catch((error: unknown) => {
    if (!/Invalid SOS parameters for sequential JPEG/.test(String(error))) throw error
    return write(open('error'))
  })
}

function inFormat(picture: Sharp, format: Question['format']) {
  const opaque = picture.flatten({ background: '#fff' })
  const written = format === 'jpeg' ? opaque.jpeg({ quality: 85 }) : opaque.png({ compressionLevel: 9 })
  return written.toBuffer({ resolveWithObject: true })
}
