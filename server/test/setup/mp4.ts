const u32 = (...numbers: number[]) => {
  const bytes = Buffer.alloc(numbers.length * 4)
  for (const [i, number] of numbers.entries()) bytes.writeUInt32BE(number, i * 4)
  return bytes
}

function box(type: string, ...content: Buffer[]): Buffer {
  const length = content.reduce((sum, { length }) => sum + length, 8)
  return Buffer.concat([u32(length), Buffer.from(type, 'latin1'), ...content])
}

/**
 * An MP4 file whose pictures last a second each and have these numbers of bytes. @returns the file, and where each picture begins
 */
export function makeMp4(sizes: readonly number[]): { bytes: Buffer; offsets: number[] } {
  const kind = box('hdlr', u32(0, 0), Buffer.from('vide'), u32(0, 0, 0), Buffer.alloc(1))
  const index = (offsets: number[]) => {
    const tables = [
      box('stts', u32(0, 1, sizes.length, 1_000)),
      box('stsc', u32(0, 1, 1, 1, 1)),
      box('stsz', u32(0, 0, sizes.length, ...sizes)),
      box('stco', u32(0, sizes.length, ...offsets)),
    ]
    return box('moov', box('trak', box('mdia', kind, box('minf', box('stbl', ...tables)))))
  }
  const type = box('ftyp', Buffer.from('isom'), u32(0))
  let at = type.length + index(sizes.map(() => 0)).length + 8
  const offsets = sizes.map((size) => {
    at += size
    return at - size
  })
  const content = box('mdat', Buffer.alloc(sizes.reduce((sum, size) => sum + size, 0)))
  return { bytes: Buffer.concat([type, index(offsets), content]), offsets }
}
