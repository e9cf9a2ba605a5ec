/** A list as it was shown last: its address, what was searched for, and where its rows lead. */
interface List {
  to: string
  state: unknown
  paths: readonly string[]
}

let list: List | undefined

/** Remembers the list that is shown, in memory only: what was searched for is the name or number of somebody. */
export function noteList(shown: List): void {
  list = shown
}

/** The place of a record in the list from which it can be reached; undefined when the last list does not hold it. */
export function placeInList(path: string) {
  const index = list?.paths.findIndex((one) => one.split('?')[0] === path) ?? -1
  if (!list || index < 0) return undefined
  const { to, state, paths } = list
  return { to, state, index, count: paths.length, previous: paths[index - 1], next: paths[index + 1] }
}
