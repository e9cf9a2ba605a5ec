const chinese = /[\u3005\u3007\u3400-\u9fff\uf900-\ufaff\u{20000}-\u{3ffff}]+/gu
const others = /[a-z0-9\u00c0-\u024f\u0400-\u04ff]+/g
/** Accents, and what splits a word without being seen. */
const passedOver = /[\u0300-\u036f\u00ad\u200b-\u200d\u2060]+/g
/** As much of a word as the database keeps. */
const longest = 16
/** Of many pieces the longest count. Single characters tell the least and cost the most: each is in many texts. */
const mostPieces = 5
const mostSingle = 3

/**
 * Takes what was typed apart as the database does with its texts (migration 0007): the pieces that an activity must have.
 * A letter or digit by itself is not looked for. Null when nothing was typed; none when there is nothing to look for.
 */
export function piecesOf(keyword: string): string[] | null {
  if (keyword.trim() === '') return null
  const text = keyword.normalize('NFKD').replace(passedOver, '').toLowerCase().normalize('NFKC')
  const runs = (text.match(chinese) ?? []).flatMap(piecesOfRun)
  const words = (text.match(others) ?? []).filter((word) => word.length > 1).map((word) => word.slice(0, longest))
  const pieces = [...new Set([...words, ...runs])].sort((a, b) => sizeOf(b) - sizeOf(a))
  const single = pieces.filter((piece) => sizeOf(piece) === 1).slice(0, mostSingle)
  return [...pieces.filter((piece) => sizeOf(piece) > 1), ...single].slice(0, mostPieces)
}

/** One character by itself, of a few every pair; of more, pairs side by side say enough. */
function piecesOfRun(run: string): string[] {
  const characters = [...run]
  const last = characters.length - 2
  if (last < 0) return [run]
  const step = characters.length > 4 ? 2 : 1
  const starts = Array.from({ length: Math.ceil(last / step) }, (_, at) => at * step)
  return [...starts, last].map((start) => characters.slice(start, start + 2).join(''))
}

/** In characters: rare Chinese ones take two units. */
function sizeOf(piece: string): number {
  return [...piece].length
}
