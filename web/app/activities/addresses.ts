export const listPath = '/community/activity/list'
export const searchPath = '/community/activity/search'
export const resultPath = '/community/activity/result'

/** What the way from the result of a sign-up leaves in the history: the activity then opens at the sign-up. */
export const signedUp = { signedUp: true }

/** What a list is narrowed to; empty stands for all. */
export interface ListFilter {
  city: string
  type: string
}

/** The query of one page of the list; empty for the first page of all. */
export function listQuery({ city, type }: ListFilter, pageNum: number): string {
  return queryOf({ city, type }, pageNum)
}

/** The address of one page of the list. */
export function listAddress(filter: ListFilter, pageNum: number): string {
  return withQuery(listPath, listQuery(filter, pageNum))
}

/** The address of one page of what is found for some words. */
export function searchAddress(words: string, pageNum: number): string {
  return withQuery(searchPath, queryOf({ q: words }, pageNum))
}

/** The address of an activity. */
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
