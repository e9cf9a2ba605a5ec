import { myRequestsPath } from '../addresses'

/** The list of the own applications, at one of its pages. */
export function requestsPath(pageNum = 1): string {
  return pageNum === 1 ? myRequestsPath : `${myRequestsPath}&page=${pageNum}`
}

/** One application; it knows the page of the list that leads to it. */
export function requestPath(id: string, pageNum = 1): string {
  return `${requestsPath(pageNum)}&request=${id}`
}
