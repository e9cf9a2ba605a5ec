import { cachedJson, windowStore } from '@portal/client/storage'
import { onSession, readMember } from '../session'

/** The list that was open last: its URL and the URLs of its rows. */
interface List {
  to: string
  paths: readonly string[]
}

/** A list with a search, and the state of its history entry. */
interface Searched extends List {
  state: unknown
}

const key = 'staffList'
let searched: Searched | undefined

/**
 * Remembers the open list in this window, so that a record keeps its position after a reload. A search is the name or number of a person, so
 * a list with a search is remembered in memory only.
 */
export function noteList({ state, ...list }: Searched): void {
  searched = state ? { ...list, state } : undefined
  if (searched) windowStore.remove(key)
  else windowStore.write(key, JSON.stringify(list))
}

/** The position of a record in the last open list; undefined when that list does not contain it. */
export function placeInList(path: string) {
  const list = searched ?? stored()
  const index = list?.paths.findIndex((one) => one.split('?')[0] === path) ?? -1
  if (!list || index < 0) return undefined
  const { to, paths } = list
  return { to, state: searched?.state, index, count: paths.length, previous: paths[index - 1], next: paths[index + 1] }
}

const stored = cachedJson(() => windowStore.read(key), parse)

function parse(json: unknown): List | null {
  const list = json as List | null
  return typeof list?.to === 'string' && Array.isArray(list.paths) ? list : null
}

onSession(() => {
  if (!readMember()) windowStore.remove(key)
})
