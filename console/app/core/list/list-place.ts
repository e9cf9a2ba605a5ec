import { cachedJson, windowStore } from '@portal/client/storage'
import { onSession, readMember } from '../session'

/** A list as it was shown last: its address, and where its rows lead. */
interface List {
  to: string
  paths: readonly string[]
}

/** A list in which somebody was searched for, with the state of its history entry. */
interface Searched extends List {
  state: unknown
}

const key = 'staffList'
let searched: Searched | undefined

/**
 * Remembers the list that is shown, in this window: a reload of a record keeps its place. What was searched for is the name or number of
 * somebody, so such a list is remembered in memory only.
 */
export function noteList({ state, ...list }: Searched): void {
  searched = state ? { ...list, state } : undefined
  if (searched) windowStore.remove(key)
  else windowStore.write(key, JSON.stringify(list))
}

/** The place of a record in the list from which it can be reached; undefined when the last list does not hold it. */
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
