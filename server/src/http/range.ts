/** A part of a file by the numbers of its first and last byte. */
export interface Part {
  first: number
  last: number
}

/**
 * The part of a file that a `Range` header asks for; undefined for all of it: no header, one in another unit or form, or several
 * parts at once, which a server may answer with the whole. `none`: the file has no such part.
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
