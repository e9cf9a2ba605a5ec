import { type FilmRange, merged } from '@portal/contract/training/ranges'
import type { Part } from '../../http/range.ts'

/** Number of equal parts of a film's time in which sending is recorded. */
export const partCount = 100
/** The last frames that a player shows of a part may belong to the next part. */
const slackMs = 1_000

/** Estimates where the parts of a film begin in its file when its index does not say: in proportion. */
export function evenOffsets(size: number): number[] {
  return Array.from({ length: partCount }, (_, i) => Math.floor((i * size) / partCount))
}

/** The parts of a film that a byte range overlaps. A part without bytes of its own shows the previous frame. */
export function partsOf(offsets: readonly number[], { first, last }: Part): number[] {
  const endOf = (begin: number) => offsets.find((one) => one > begin) ?? Number.POSITIVE_INFINITY
  return offsets.flatMap((begin, i) => (begin <= last && first < endOf(begin) ? [i] : []))
}

/** Part numbers as stored: one bit each. */
export function toBits(parts: ReadonlySet<number>): string {
  return Array.from({ length: partCount }, (_, i) => (parts.has(i) ? '1' : '0')).join('')
}

/** The time ranges of the parts that were sent. */
export function servedTime(bits: string, filmMs: number): FilmRange[] {
  const startOf = (part: number) => Math.floor((part * filmMs) / partCount)
  return merged(
    [...bits].flatMap((bit, i): FilmRange[] =>
      bit === '1' ? [[Math.max(0, startOf(i) - slackMs), startOf(i + 1) + slackMs]] : [],
    ),
  )
}
