/** A byte range: the positions of its first and last byte. */
export interface Part {
  first: number
  last: number
}

/**
 * The range that a `Range` header requests; undefined for the whole file: no header, another unit or form, or several
 * ranges at once, for which a server may send the whole. `none`: the range is not satisfiable.
 */
export function partOf(header: string | undefined, size: number): Part | 'none' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return undefined
  if (from === '') return to === '0' || size === 0 ? 'none' : { first: Math.max(0, size - Number(to)), last: size - 1 }
  const first = Number(from)
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < first) return undefined
  return first >= size ? 'none' : { first, last }
}
