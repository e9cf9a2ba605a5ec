import { type FileHandle, open } from 'node:fs/promises'

/** What an MP4 file says about itself. */
export interface Mp4 {
  durationMs: number
  /** The four-letter names of its video formats, such as `avc1` (H.264). */
  video: string[]
  bytes: number
}

interface Box {
  type: string
  /** Position of its content in the file or buffer. */
  start: number
  end: number
}

/** The largest index that is read into memory; that of a film of an hour has about 2 MB. */
const maxIndexBytes = 64 * 1024 * 1024

/**
 * Reads duration and video formats from the index of an MP4 file (ISO 14496-12: `moov`, `mvhd`, `stsd`).
 * @throws Error saying what is wrong with the file
 */
export async function readMp4(path: string): Promise<Mp4> {
  await using file = await open(path)
  const { size } = await file.stat()
  const boxes = await topLevelBoxes(file, size)
  if (boxes[0]?.type !== 'ftyp') throw new Error('is not an MP4 file')
  const index = boxes.find(({ type }) => type === 'moov')
  if (!index || !boxes.some(({ type }) => type === 'mdat')) throw new Error('is incomplete: film or index is missing')
  if (index.end - index.start > maxIndexBytes) throw new Error('has an index that is too large')
  const content = await readAt(file, index.start, index.end - index.start)
  return { durationMs: durationOf(content), video: videoFormats(content), bytes: size }
}

async function topLevelBoxes(file: FileHandle, size: number): Promise<Box[]> {
  const boxes: Box[] = []
  for (let at = 0; at < size; ) {
    const box = boxAt(await readAt(file, at, Math.min(16, size - at)), { at: 0, limit: size - at })
    if (!box) throw new Error(boxes.length === 0 ? 'is not an MP4 file' : 'is incomplete: it ends too early')
    boxes.push({ type: box.type, start: at + box.start, end: at + box.end })
    at += box.end
  }
  return boxes
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}

/** The box at a position; undefined when its header is cut off or it reaches beyond `limit`. */
function boxAt(bytes: Buffer, { at, limit }: { at: number; limit: number }): Box | undefined {
  if (at + 8 > bytes.length) return
  const type = bytes.toString('latin1', at + 4, at + 8)
  const short = bytes.readUInt32BE(at)
  if (short === 1 && at + 16 > bytes.length) return
  const header = short === 1 ? 16 : 8
  const length = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? limit - at : short
  if (length < header || at + length > limit) return
  return { type, start: at + header, end: at + length }
}

/** All boxes of a type along a path, such as `trak`, `mdia`. */
function boxesIn(bytes: Buffer, [type, ...deeper]: readonly string[], { start, end } = wholeOf(bytes)): Box[] {
  const found: Box[] = []
  for (let at = start; at < end; ) {
    const box = boxAt(bytes, { at, limit: end })
    if (!box) break
    if (box.type === type) found.push(...(deeper.length === 0 ? [box] : boxesIn(bytes, deeper, box)))
    at = box.end
  }
  return found
}

function wholeOf(bytes: Buffer) {
  return { start: 0, end: bytes.length }
}

function durationOf(index: Buffer): number {
  const [header] = boxesIn(index, ['mvhd'])
  if (!header || header.end - header.start < 32) throw new Error('does not say how long it is')
  // Version 1 has times of 64 bits.
  const long = index[header.start] === 1
  const scale = index.readUInt32BE(header.start + (long ? 20 : 12))
  const duration = long ? Number(index.readBigUInt64BE(header.start + 24)) : index.readUInt32BE(header.start + 16)
  const durationMs = Math.round((duration / scale) * 1000)
  // Files made for live streams have no duration, or the largest number.
  if (!Number.isFinite(durationMs) || durationMs <= 0 || (!long && duration === 0xffffffff))
    throw new Error('does not say how long it is')
  return durationMs
}

function videoFormats(index: Buffer): string[] {
  return boxesIn(index, ['trak', 'mdia'])
    .filter((media) => boxesIn(index, ['hdlr'], media).some(({ start }) => isVideo(index, start)))
    .flatMap((media) => boxesIn(index, ['minf', 'stbl', 'stsd'], media))
    .map(({ start }) => index.toString('latin1', start + 12, start + 16))
}

function isVideo(index: Buffer, handler: number): boolean {
  return index.toString('latin1', handler + 8, handler + 12) === 'vide'
}
