import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { scaleTimeout } from '../../../scripts/test/timeout.ts'
import { acceptUpload } from '../../src/files/upload.ts'
import { PortalError } from '../../src/http/errors.ts'
import { represented, whole } from '../setup/whole.ts'
import { cleanedUploads, type Smuggled } from './hostile-cleaned.ts'
import { refusedUploads } from './hostile-refused.ts'
import { chunks, findSegment, segments } from './image-bytes.ts'
import { marker, photo } from './photo.ts'

const refused = await refusedUploads()
const cleaned = await cleanedUploads()

/** Every eighth represents the others. */
const isInSample = (index: number) => index % 8 === 0

describe('files other than JPG and PNG under 500 KB are refused', () => {
  for (const [i, [name, bytes]] of refused.entries())
    test(name, represented(isInSample(i)), async () => {
      const refusal = await acceptUpload(bytes, 'mei').catch((error: unknown) => error)
      expect(refusal).toBeInstanceOf(PortalError)
      const fault = bytes.length === 0 ? 'uploadEmpty' : isPicture(bytes) ? 'uploadUnreadable' : 'upload'
      expect(refusal).toMatchObject({ code: 'invalid_input', fields: { file: fault } })
    })
})

/** Whether a file of an allowed size begins as a JPG or PNG: then it is damaged or has too many pixels, which the message says. */
function isPicture(bytes: Buffer): boolean {
  return bytes.length < 512_000 && /^(ffd8|89504e470d0a1a0a)/.test(bytes.toString('hex', 0, 8))
}

test('[BUG-11] a JPG with stray bytes before a marker is accepted, as every viewer shows it', async () => {
  const jpeg = await photo().jpeg().toBuffer()
  for (const marker of [0xdb, 0xc0, 0xda]) {
    const at = findSegment(jpeg, marker)
    const stray = Buffer.concat([jpeg.subarray(0, at), Buffer.from([0, 0x0a, 0, 7]), jpeg.subarray(at)])
    const { mediaType, width, height } = await acceptUpload(stray, 'mei')
    expect([mediaType, width, height]).toEqual(['image/jpeg', 320, 240])
  }
})

describe('data besides the pixels is removed', () => {
  for (const [i, { name, bytes, format, size }] of cleaned.entries())
    test(name, represented(isInSample(i)), async () => {
      const accepted = await acceptUpload(bytes, 'mei')
      expect(accepted.mediaType).toBe(`image/${format}`)
      expect([accepted.width, accepted.height]).toEqual(size)
      await expectClean(accepted.bytes, format)
      const { info } = await sharp(accepted.bytes, { failOn: 'warning' }).raw().toBuffer({ resolveWithObject: true })
      expect([info.width, info.height]).toEqual(size)
    })
})

describe('an accepted upload', () => {
  test('the cases above have unique names', () => {
    const names = [...refused.map(([name]) => name), ...cleaned.map(({ name }) => name)]
    expect(new Set(names).size).toBe(names.length)
    expect(names.length).toBeGreaterThanOrEqual(100)
  })

  test('shows the same picture, rotated upright', async () => {
    const red = sharp({ create: { width: 100, height: 100, channels: 3, background: '#d00' } })
    const sky = { create: { width: 100, height: 50, channels: 3 as const, background: '#00d' } }
    const drawn = await red
      .composite([{ input: sky, gravity: 'north' }])
      .png()
      .toBuffer()
    const halves = await sharp(drawn).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const { bytes } = await acceptUpload(halves, 'mei')
    const at = async (left: number) => {
      const [red = 0, , blue = 0] = await sharp(bytes).extract({ left, top: 50, width: 1, height: 1 }).raw().toBuffer()
      return red > blue ? 'red' : 'blue'
    }
    expect([await at(10), await at(90)]).toEqual(['red', 'blue'])
  })

  test('stays small even if its pixels do not compress well', async () => {
    const dots = await photo(1000, 1000).grayscale().threshold(128).raw().toBuffer()
    const pattern = await sharp(dots, { raw: { width: 1000, height: 1000, channels: 1 } })
      .resize(6000, 6000, { kernel: 'nearest' })
      .png({ palette: true, colours: 2 })
      .toBuffer()
    expect(pattern.length).toBeLessThan(512_000)
    const { bytes, width } = await acceptUpload(pattern, 'mei')
    expect(bytes.length).toBeLessThanOrEqual(2_500_000)
    expect(width).toBeGreaterThanOrEqual(900)
  })

  test('concurrent uploads are processed in turn, and too many get Retry-After', {
    ...whole,
    timeout: scaleTimeout(120_000),
  }, async () => {
    const jpeg = await photo(640, 480).jpeg().toBuffer()
    const answers = await Promise.allSettled(Array.from({ length: 60 }, () => acceptUpload(jpeg, randomUUID())))
    const reasons = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.code] : []))
    expect(reasons).toEqual(Array(60 - 41).fill('unavailable'))
    await acceptUpload(jpeg, 'mei')
  })
})

async function expectClean(bytes: Buffer, format: Smuggled['format']) {
  const text = bytes.toString('latin1')
  expect(text).not.toContain(marker)
  expect(text).not.toMatch(/<script|<\?php/)
  const { exif, icc, iptc, xmp, orientation, comments, pages } = await sharp(bytes).metadata()
  expect({ exif, icc, iptc, xmp, orientation, comments, pages }).toEqual({})
  if (format === 'png') {
    const usual = new Set(['IHDR', 'pHYs', 'IDAT', 'IEND'])
    expect(chunks(bytes).filter(({ type }) => !usual.has(type))).toEqual([])
    return
  }
  const { markers, rest } = segments(bytes)
  // JFIF, quantisation, frame, code tables, restart interval.
  const usual = new Set([0xe0, 0xdb, 0xc0, 0xc4, 0xdd])
  expect(markers.filter((marker) => !usual.has(marker))).toEqual([])
  expect(rest).toHaveLength(0)
}
