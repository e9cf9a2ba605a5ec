import { myApplicationsPath } from '../addresses'

/** The URL of a page of the user's applications. */
export function applicationsPath(pageNum = 1): string {
  return pageNum === 1 ? myApplicationsPath : `${myApplicationsPath}&page=${pageNum}`
}

/** The URL of one application; includes the list page to return to. */
export function applicationPath(id: string, pageNum = 1): string {
  return `${applicationsPath(pageNum)}&request=${id}`
}
