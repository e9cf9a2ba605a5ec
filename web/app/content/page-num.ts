const last = 1_000_000

/** The page number in `?page=`; 1 when there is none. */
export function pageNumOf(search: URLSearchParams): number {
  const asked = search.get('page') ?? ''
  return /^[1-9]\d*$/.test(asked) ? Math.min(Number(asked), last) : 1
}
