import { boxesIn, sampleTables } from './mp4.ts'

/** The most samples that are read: four hours at 120 a second. */
const maxSamples = 1_728_000

/**
 * Where equal parts of a film's time begin in its file, by the sample table of its picture (ISO 14496-12: `stts`, `stsz`, `stsc`, `stco`
 * or `co64`). A part in which no picture begins has the place of the part before.
 * @throws Error when the index has no such table or contradicts itself
 */
export function offsetsOf(index: Buffer, parts: number): number[] {
  const table = readTable(index)
  const places = placesOf(table)
  const total = table.times.reduce((sum, [count, duration]) => sum + count * duration, 0)
  const offsets: number[] = []
  let [sample, time] = [0, 0]
  for (const [count, duration] of table.times)
    for (let i = 0; i < count; i++, sample++, time += duration) {
      const part = Math.min(parts - 1, Math.floor((time / total) * parts))
      offsets[part] ??= places[sample] ?? fail()
    }
  for (let part = 0; part < parts; part++) offsets[part] = Math.max(offsets[part] ?? 0, offsets[part - 1] ?? 0)
  return offsets
}

interface SampleTable {
  /** How many samples in a row last how long. */
  times: [count: number, duration: number][]
  sizes: number[]
  /** The first chunk of a row, counted from 1, and how many samples each of its chunks has. */
  rows: [firstChunk: number, samples: number][]
  chunks: number[]
}

/** Where each sample begins. */
function placesOf({ sizes, rows, chunks }: SampleTable): number[] {
  const places: number[] = []
  let row = 0
  for (const [i, chunk] of chunks.entries()) {
    if ((rows[row + 1]?.[0] ?? Number.POSITIVE_INFINITY) <= i + 1) row++
    let at = chunk
    for (let left = rows[row]?.[1] ?? 0; left > 0 && places.length < sizes.length; left--) {
      places.push(at)
      at += sizes[places.length - 1] ?? 0
    }
  }
  return places
}

function readTable(index: Buffer): SampleTable {
  const [table] = sampleTables(index, 'vide')
  const content = (type: string) => {
    const [box] = table ? boxesIn(index, [type], table) : []
    return box && index.subarray(box.start, box.end)
  }
  const sizes = content('stsz') ?? fail()
  const times = entriesOf(content('stts') ?? fail(), 8, (at, bytes): [number, number] => [
    bytes.readUInt32BE(at),
    bytes.readUInt32BE(at + 4),
  ])
  if (times.reduce((sum, [count]) => sum + count, 0) > maxSamples) fail()
  const short = content('stco')
  return {
    times,
    sizes: sizesOf(sizes),
    rows: entriesOf(content('stsc') ?? fail(), 12, (at, bytes) => [bytes.readUInt32BE(at), bytes.readUInt32BE(at + 4)]),
    chunks: short
      ? entriesOf(short, 4, (at, bytes) => bytes.readUInt32BE(at))
      : entriesOf(content('co64') ?? fail(), 8, (at, bytes) => Number(bytes.readBigUInt64BE(at))),
  }
}

/** Sizes of samples: one for all, or one each. */
function sizesOf(bytes: Buffer): number[] {
  const [all, count] = [bytes.readUInt32BE(4), bytes.readUInt32BE(8)]
  if (count > maxSamples) fail()
  return all > 0 ? Array(count).fill(all) : entriesOf(bytes.subarray(4), 4, (at, table) => table.readUInt32BE(at))
}

/** The entries of a table: their number stands after four bytes of version and flags. */
function entriesOf<T>(bytes: Buffer, width: number, read: (at: number, bytes: Buffer) => T): T[] {
  const count = bytes.readUInt32BE(4)
  if (8 + count * width > bytes.length) fail()
  return Array.from({ length: count }, (_, i) => read(8 + i * width, bytes))
}

function fail(): never {
  throw new Error('has an index that contradicts itself')
}
