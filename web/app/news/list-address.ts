export const newsPath = '/community/news'

/** The query of one page of the news, of one type or of all (empty); empty for the first page of all. */
export function listQuery(type: string, pageNum: number): string {
  const query = new URLSearchParams()
  if (type) query.set('type', type)
  if (pageNum > 1) query.set('page', String(pageNum))
  return query.toString()
}

/** The address of one page of the news. */
export function listAddress(type: string, pageNum: number): string {
  const query = listQuery(type, pageNum)
  return query ? `${newsPath}?${query}` : newsPath
}
