import { myRequestsPath } from '../addresses'

/** The URL of a page of the user's applications. */
export function requestsPath(pageNum = 1): string {
  return pageNum === 1 ? myRequestsPath : `${myRequestsPath}&page=${pageNum}`
}

/** The URL of one application; includes the list page to return to. */
export function requestPath(id: string, pageNum = 1): string {
  return `${requestsPath(pageNum)}&request=${id}`
}
