export const listPath = '/community/activity/list'
export const searchPath = '/community/activity/search'
export const resultPath = '/community/activity/result'

/** History state of the link from the sign-up result; makes the activity page open at the registration panel. */
export const signedUp = { signedUp: true }

/** Filters of the list; an empty string means all. */
export interface ListFilter {
  city: string
  type: string
}

/** The query string of a page of the list; empty for the unfiltered first page. */
export function listQuery({ city, type }: ListFilter, pageNum: number): string {
  return queryOf({ city, type }, pageNum)
}

/** The URL of a page of the list. */
export function listAddress(filter: ListFilter, pageNum: number): string {
  return withQuery(listPath, listQuery(filter, pageNum))
}

/** The URL of a page of search results. */
export function searchAddress(words: string, pageNum: number): string {
  return withQuery(searchPath, queryOf({ q: words }, pageNum))
}

/** The URL of an activity. */
export function activityAddress(id: number): string {
  return `/community/activity/${id}`
}

function queryOf(values: Record<string, string>, pageNum: number): string {
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''))
  if (pageNum > 1) query.set('page', String(pageNum))
  return query.toString()
}

function withQuery(path: string, query: string): string {
  return query ? `${path}?${query}` : path
}
