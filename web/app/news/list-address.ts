export const newsPath = '/community/news'

/** The query string of a page of the news; `type` is empty for all. Empty for the unfiltered first page. */
export function listQuery(type: string, pageNum: number): string {
  const query = new URLSearchParams()
  if (type) query.set('type', type)
  if (pageNum > 1) query.set('page', String(pageNum))
  return query.toString()
}

/** The URL of a page of the news. */
export function listAddress(type: string, pageNum: number): string {
  const query = listQuery(type, pageNum)
  return query ? `${newsPath}?${query}` : newsPath
}
