import { useRef, useState } from 'react'
import { useShown } from '../../core/shown'

export interface Selection<Row> {
  keys: ReadonlySet<string>
  count: number
  has: (row: Row) => boolean
  /** Whether all rows are selected; undefined when some are. */
  all: boolean | undefined
  /** With `through`, all rows from the last toggled one get the same state. */
  toggle: (row: Row, through?: boolean) => void
  toggleAll: () => void
  clear: () => void
  isOffered: (row: Row) => boolean
  /** The accessible name of a row's checkbox. */
  label: (row: Row) => string
}

interface SelectionOptions<Row> {
  keyOf: (row: Row) => string
  label: (row: Row) => string
  /** Rows that cannot be selected have no checkbox. */
  isOffered?: (row: Row) => boolean
  /** The part of the list; a change of part clears the selection. Without it, rows of other parts stay selected. */
  within?: string
}

/** The selected rows of a list, by key. The selection survives paging, searching and the lock. */
export function useSelection<Row>(rows: readonly Row[], options: SelectionOptions<Row>): Selection<Row> {
  const { keyOf, label, isOffered = () => true, within } = options
  const [keys, setKeys] = useShown<ReadonlySet<string>>('selected', new Set())
  const [part, setPart] = useState(within)
  if (part !== within) {
    setPart(within)
    setKeys(new Set())
  }
  const last = useRef('')
  const offered = rows.filter(isOffered).map(keyOf)
  const chosen = offered.filter((key) => keys.has(key)).length
  const put = (changed: readonly string[], isSelected: boolean) => {
    const others = [...keys].filter((key) => !changed.includes(key))
    setKeys(new Set(isSelected ? [...others, ...changed] : others))
  }
  return {
    keys,
    label,
    isOffered,
    count: within === undefined ? keys.size : chosen,
    has: (row) => keys.has(keyOf(row)),
    all: chosen > 0 && chosen < offered.length ? undefined : chosen > 0,
    toggle(row, through = false) {
      const key = keyOf(row)
      if (!offered.includes(key)) return
      const [from, to] = [offered.indexOf(through ? last.current : key), offered.indexOf(key)].sort((a, b) => a - b)
      put(from === undefined || from < 0 ? [key] : offered.slice(from, (to ?? from) + 1), !keys.has(key))
      last.current = key
    },
    toggleAll: () => put(offered, chosen < offered.length),
    clear: () => setKeys(new Set()),
  }
}
