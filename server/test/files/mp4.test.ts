import { expect, test } from 'vitest'
import { scaleTimeout } from '../../../scripts/test/timeout.ts'
import { checkBeginning } from '../../src/files/film-check.ts'

const limits = { bytes: 1e9, durationMs: 60_000 }

test('[OPS-7] a file of many tracks without a sound format is refused at once', async () => {
  const file = Buffer.concat([box('ftyp', Buffer.alloc(8)), box('moov', header(), ...tracks(60_000)), box('mdat')])
  // A busy machine takes longer, but no more of the processor.
  const before = process.threadCpuUsage()
  await expect(checkBeginning(file, file.length, limits)).rejects.toMatchObject({ fault: 'filmNone' })
  const { user, system } = process.threadCpuUsage(before)
  expect((user + system) / 1_000).toBeLessThan(scaleTimeout(1_000))
})

/** Says that the film lasts a second. */
function header() {
  const content = Buffer.alloc(100)
  content.writeUInt32BE(1_000, 12)
  content.writeUInt32BE(1_000, 16)
  return box('mvhd', content)
}

function tracks(count: number): Buffer[] {
  const handler = Buffer.alloc(24)
  handler.write('soun', 8)
  const formats = box('stsd', Buffer.alloc(8), box('mp4a', Buffer.alloc(28)))
  const media = box('mdia', box('hdlr', handler), box('minf', box('stbl', formats)))
  return Array.from({ length: count }, () => box('trak', media))
}

function box(type: string, ...content: Buffer[]): Buffer {
  const start = Buffer.alloc(8)
  start.write(type, 4)
  const all = Buffer.concat([start, ...content])
  all.writeUInt32BE(all.length)
  return all
}
