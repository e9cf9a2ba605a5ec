/** A part of a film in milliseconds: from its first to before its last. */
export type FilmRange = [from: number, to: number]
type Ranges = readonly (readonly [from: number, to: number])[]

/** Puts ranges in order and joins those that touch or overlap. */
export function merged(ranges: Ranges): FilmRange[] {
  const joined: FilmRange[] = []
  for (const [from, to] of ranges.filter(([from, to]) => to > from).sort(([a], [b]) => a - b)) {
    const last = joined.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else joined.push([from, to])
  }
  return joined
}

/** The parts of `ranges` that are in `known`, merged. */
export function within(ranges: Ranges, known: Ranges): FilmRange[] {
  return without(ranges, without(ranges, known))
}

/** The parts of `ranges` that are not in `known`, merged. */
export function without(ranges: Ranges, known: Ranges): FilmRange[] {
  const cut = (left: FilmRange[], [from, to]: FilmRange) =>
    left.flatMap(([start, end]) =>
      merged([
        [start, Math.min(end, from)],
        [Math.max(start, to), end],
      ]),
    )
  return merged(known).reduce(cut, merged(ranges))
}
