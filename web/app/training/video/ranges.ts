/** A part of a film in milliseconds: from its first to before its last. */
export type FilmRange = [from: number, to: number]

/** Players report in steps: parts with a smaller gap between them count as joined. */
const stepMs = 1_000

/** Puts ranges in order and joins those that touch or overlap. */
export function merged(ranges: readonly FilmRange[]): FilmRange[] {
  const joined: FilmRange[] = []
  for (const [from, to] of [...ranges].sort(([a], [b]) => a - b)) {
    const last = joined.at(-1)
    if (to <= from) continue
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else joined.push([from, to])
  }
  return joined
}

/** The parts of `ranges` that are not in `known`. */
export function without(ranges: readonly FilmRange[], known: readonly FilmRange[]): FilmRange[] {
  return merged(known).reduce<FilmRange[]>(
    (left, [from, to]) =>
      left.flatMap(([start, end]): FilmRange[] =>
        end <= from || start >= to
          ? [[start, end]]
          : merged([
              [start, Math.min(end, from)],
              [Math.max(start, to), end],
            ]),
      ),
    merged(ranges),
  )
}

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
