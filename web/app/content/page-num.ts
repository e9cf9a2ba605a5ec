const last = 1_000_000

/** The page that `?page=` asks for; the first one when it names none. */
export function pageNumOf(search: URLSearchParams): number {
  const asked = search.get('page') ?? ''
  return /^[1-9]\d*$/.test(asked) ? Math.min(Number(asked), last) : 1
}
