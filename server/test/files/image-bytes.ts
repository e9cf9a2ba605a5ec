import { crc32, deflateSync } from 'node:zlib'

export const pngStart = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

/** A PNG chunk with its checksum. */
export function chunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  return Buffer.concat([uint32(data.length), body, uint32(crc32(body))])
}

export function header(width: number, height: number, depth = 8, colour = 2): Buffer {
  return chunk('IHDR', Buffer.concat([uint32(width), uint32(height), Buffer.from([depth, colour, 0, 0, 0])]))
}

/** A PNG that claims any size; its pixel data is given, or consists of `rows` rows of zeros. */
export function png(width: number, height: number, rows: number | Buffer = height): Buffer {
  const data = typeof rows === 'number' ? Buffer.alloc((width * 3 + 1) * rows) : rows
  return Buffer.concat([pngStart, header(width, height), chunk('IDAT', deflateSync(data)), chunk('IEND')])
}

/** Inserts chunks into a PNG, after its header. */
export function withChunks(image: Buffer, ...chunks: Buffer[]): Buffer {
  return Buffer.concat([image.subarray(0, 33), ...chunks, image.subarray(33)])
}

/** Names and data of a PNG's chunks; bytes after the end count as a chunk `rest`. */
export function chunks(image: Buffer): { type: string; data: Buffer }[] {
  const found: { type: string; data: Buffer }[] = []
  let at = 8
  while (at < image.length && found.at(-1)?.type !== 'IEND') {
    const size = image.readUInt32BE(at)
    found.push({ type: image.toString('latin1', at + 4, at + 8), data: image.subarray(at + 8, at + 8 + size) })
    at += size + 12
  }
  return at < image.length ? [...found, { type: 'rest', data: image.subarray(at) }] : found
}

/** A JPEG segment such as APPn (0xe0 + n) or a comment (0xfe). */
export function segment(marker: number, data: Buffer | string): Buffer {
  const content = Buffer.from(data as string)
  const size = Buffer.alloc(2)
  size.writeUInt16BE(content.length + 2)
  return Buffer.concat([Buffer.from([0xff, marker]), size, content])
}

/** Inserts segments into a JPEG, after its start. */
export function withSegments(image: Buffer, ...segments: Buffer[]): Buffer {
  return Buffer.concat([image.subarray(0, 2), ...segments, image.subarray(2)])
}

/** The markers of a JPEG up to its pixels, and the bytes after its end. */
export function segments(image: Buffer): { markers: number[]; rest: Buffer } {
  const markers: number[] = []
  let at = 2
  while (image[at + 1] !== 0xda) {
    markers.push(image[at + 1] ?? 0)
    at += 2 + image.readUInt16BE(at + 2)
  }
  const end = image.indexOf(Buffer.from([0xff, 0xd9]), at)
  return { markers, rest: image.subarray(end + 2) }
}

/** Offset of a marker's segment; -1 if there is none. */
export function findSegment(image: Buffer, marker: number): number {
  return image.indexOf(Buffer.from([0xff, marker]))
}

/** A copy with some bytes overwritten. */
export function patched(image: Buffer, at: number, ...bytes: number[]): Buffer {
  const copy = Buffer.from(image)
  copy.set(bytes, at)
  return copy
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
