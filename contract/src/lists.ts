/** A copy of a list with one more item, before the one at `index` or at the end. `toSpliced` is too new for some browsers (README, "Browsers"). */
export function withInserted<T>(list: readonly T[], index: number, item: T): T[] {
  return [...list.slice(0, index), item, ...list.slice(index)]
}
