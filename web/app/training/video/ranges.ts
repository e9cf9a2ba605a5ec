import { type FilmRange, merged, without } from '@portal/contract/training/ranges'

/** Players report in steps: parts with a smaller gap between them count as joined. */
const stepMs = 1_000

/** The moment closest to the wanted one that can be jumped to: within what was watched, or at the end of a watched part before it. */
export function reachable(wanted: number, watched: readonly FilmRange[]): number {
  let best = 0
  for (const [from, to] of merged(watched)) if (from <= wanted + stepMs) best = Math.max(best, Math.min(wanted, to))
  return best
}

/** Where the first part that was not watched begins; null when the film was watched whole. */
export function firstGap(watched: readonly FilmRange[], filmMs: number): number | null {
  const [first] = without([[0, filmMs]], watched).filter(([from, to]) => to - from > stepMs)
  return first ? first[0] : null
}
