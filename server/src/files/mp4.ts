import { open } from 'node:fs/promises'

/** What an MP4 file says about itself. */
export interface Mp4 {
  durationMs: number
  video: VideoFormat[]
  /** The formats of its sound, such as `mp4a.40` (AAC). */
  sound: string[]
  bytes: number
}

export interface VideoFormat {
  /** Four letters, such as `avc1` (H.264). */
  name: string
  /** The number of the profile, which tells the depth and sampling of colours; undefined when the file does not say. */
  profile: number | undefined
}

export interface Box {
  type: string
  /** Position of its content in the file or buffer. */
  start: number
  end: number
}

/** A file that is no MP4 at all. */
export class NoMp4Error extends Error {
  constructor() {
    super('is not an MP4 file')
  }
}

/** The largest index that is read into memory; that of a film of an hour has about 2 MB. */
const maxIndexBytes = 64 * 1024 * 1024
/** A film in fragments of a second has two for each. */
const maxBoxes = 50_000

/**
 * Reads duration and formats from the index of an MP4 file (ISO 14496-12: `moov`, `mvhd`, `stsd`; 14496-15: `avcC`; 14496-1: `esds`).
 * @throws Error saying what is wrong with the file
 */
export async function readMp4(path: string): Promise<Mp4> {
  await using file = await open(path)
  const { size } = await file.stat()
  const readAt: ReadAt = async (position, length) => {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
    return buffer.subarray(0, bytesRead)
  }
  return describe(await readIndex(readAt, size), size)
}

/**
 * Reads the same from the beginning of a file, if its index stands there, as in films that were made to be streamed.
 * @returns undefined while more of the file is needed
 * @throws Error saying what is wrong with the file
 */
export async function readMp4Beginning(beginning: Buffer, size: number): Promise<Mp4 | undefined> {
  let isBeyond = false
  const readAt: ReadAt = async (position, length) => {
    isBeyond ||= position + length > beginning.length
    return beginning.subarray(position, position + length)
  }
  try {
    const found = describe(await readIndex(readAt, size), size)
    return isBeyond ? undefined : found
  } catch (error) {
    if (isBeyond) return undefined
    throw error
  }
}

function describe(index: Buffer, bytes: number): Mp4 {
  return { durationMs: durationOf(index), video: videoFormats(index), sound: soundFormats(index), bytes }
}

/** Reads some bytes of a file from a position on. */
export type ReadAt = (position: number, length: number) => Promise<Buffer>

/** The index of an MP4 file, the content of its `moov`. @throws Error saying what is wrong with the file */
export async function readIndex(readAt: ReadAt, size: number): Promise<Buffer> {
  const boxes = await topLevelBoxes(readAt, size)
  if (boxes[0]?.type !== 'ftyp') throw new NoMp4Error()
  const index = boxes.find(({ type }) => type === 'moov')
  if (!index || !boxes.some(({ type }) => type === 'mdat')) throw new Error('is incomplete: film or index is missing')
  if (index.end - index.start > maxIndexBytes) throw new Error('has an index that is too large')
  return readAt(index.start, index.end - index.start)
}

async function topLevelBoxes(readAt: ReadAt, size: number): Promise<Box[]> {
  const boxes: Box[] = []
  for (let at = 0; at < size; ) {
    const box = boxAt(await readAt(at, Math.min(16, size - at)), { at: 0, limit: size - at })
    if (!box) throw boxes.length === 0 ? new NoMp4Error() : new Error('is incomplete: it ends too early')
    if (boxes.length === maxBoxes) throw new Error('has too many parts')
    boxes.push({ type: box.type, start: at + box.start, end: at + box.end })
    at += box.end
  }
  return boxes
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
export function boxesIn(bytes: Buffer, [type, ...deeper]: readonly string[], { start, end } = wholeOf(bytes)): Box[] {
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

/** Bytes of a sample entry before the boxes in it, and where in such a box the profile stands. */
const videoEntryBytes = 78
const profiles: Record<string, (index: Buffer, start: number) => number> = {
  avcC: (index, start) => index.readUInt8(start + 1),
  av1C: (index, start) => index.readUInt8(start + 1) >> 5,
  vpcC: (index, start) => index.readUInt8(start + 4),
}

function videoFormats(index: Buffer): VideoFormat[] {
  return sampleEntries(index, 'vide').map((entry) => {
    const inside = { start: entry.start + videoEntryBytes, end: entry.end }
    const [profile] = Object.entries(profiles).flatMap(([type, read]) =>
      boxesIn(index, [type], inside)
        .filter(({ start, end }) => end - start > 4)
        .map(({ start }) => read(index, start)),
    )
    return { name: entry.type, profile }
  })
}

/** MP4 has `mp4a` for many formats; the number behind it tells which one it is. */
function soundFormats(index: Buffer): string[] {
  return sampleEntries(index, 'soun').map(({ type, start, end }) => {
    if (type !== 'mp4a') return type
    const entry = index.subarray(start, end)
    const at = entry.indexOf('esds', 0, 'latin1')
    const kind = at < 0 ? undefined : objectType(entry.subarray(at + 8))
    return `${type}.${kind?.toString(16) ?? ''}`
  })
}

/** The kind of sound in an `esds` box: the first byte of its decoder description (tag 4), whose length takes one to four bytes. */
function objectType(descriptors: Buffer): number | undefined {
  let at = descriptors[0] === 3 ? afterLength(descriptors, 1) : descriptors.length
  const flags = descriptors[at + 2] ?? 0
  at += 3 + (flags & 0x80 ? 2 : 0) + (flags & 0x40 ? 1 + (descriptors[at + 3] ?? 0) : 0) + (flags & 0x20 ? 2 : 0)
  return descriptors[at] === 4 ? descriptors[afterLength(descriptors, at + 1)] : undefined
}

function afterLength(descriptors: Buffer, start: number): number {
  let at = start
  while (((descriptors[at] ?? 0) & 0x80) !== 0) at++
  return at + 1
}

/** The formats that a file's tracks of a kind name: one box each, after eight bytes. */
function sampleEntries(index: Buffer, kind: 'vide' | 'soun'): Box[] {
  return sampleTables(index, kind)
    .flatMap((table) => boxesIn(index, ['stsd'], table))
    .flatMap(({ start, end }) => {
      const entry = boxAt(index, { at: start + 8, limit: end })
      return entry ? [entry] : []
    })
}

/** The sample tables of a file's tracks of a kind. */
export function sampleTables(index: Buffer, kind: 'vide' | 'soun'): Box[] {
  return boxesIn(index, ['trak', 'mdia'])
    .filter((media) => boxesIn(index, ['hdlr'], media).some(({ start }) => kindOf(index, start) === kind))
    .flatMap((media) => boxesIn(index, ['minf', 'stbl'], media))
}

function kindOf(index: Buffer, handler: number): string {
  return index.toString('latin1', handler + 8, handler + 12)
}
