import { type FilmRange, merged } from '@portal/contract/training/ranges'
import type { Part } from '../../http/range.ts'

/** A film's time is noted as sent in so many equal parts. */
export const partCount = 100
/** Pictures that a player shows as the last of a part may belong to the next one. */
const slackMs = 1_000

/** Where the parts of a film begin in its file when its index does not say: in proportion. */
export function evenOffsets(size: number): number[] {
  return Array.from({ length: partCount }, (_, i) => Math.floor((i * size) / partCount))
}

/** The numbers of the parts of a film that bytes of its file belong to. A part without bytes of its own shows the picture before. */
export function partsOf(offsets: readonly number[], { first, last }: Part): number[] {
  const endOf = (begin: number) => offsets.find((one) => one > begin) ?? Number.POSITIVE_INFINITY
  return offsets.flatMap((begin, i) => (begin <= last && first < endOf(begin) ? [i] : []))
}

/** Numbers of parts as the database keeps them: one bit each. */
export function toBits(parts: ReadonlySet<number>): string {
  return Array.from({ length: partCount }, (_, i) => (parts.has(i) ? '1' : '0')).join('')
}

/** The time of the parts that were sent. */
export function servedTime(bits: string, filmMs: number): FilmRange[] {
  const startOf = (part: number) => Math.floor((part * filmMs) / partCount)
  return merged(
    [...bits].flatMap((bit, i): FilmRange[] =>
      bit === '1' ? [[Math.max(0, startOf(i) - slackMs), startOf(i + 1) + slackMs]] : [],
    ),
  )
}
