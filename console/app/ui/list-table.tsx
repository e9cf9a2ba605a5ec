import type { ReactNode } from 'react'
import table from './table.module.css'
import { useRowKeys } from './use-row-keys'

interface ListTableProps {
  /** Its accessible name, on a page with several. */
  label?: string
  /** The cells of the head. */
  head: ReactNode
  /** What `j` and `k` focus in a row; by default its link. */
  target?: string
  children: ReactNode
}

/** The frame of a list: on a phone each row is a card, and `j` and `k` walk its rows. */
export function ListTable({ label, head, target, children }: ListTableProps) {
  const rows = useRowKeys(target)
  return (
    <div className={table.scroll}>
      <table className={`${table.table} ${table.rows} ${table.cards}`} aria-label={label}>
        <thead>
          <tr>{head}</tr>
        </thead>
        <tbody ref={rows}>{children}</tbody>
      </table>
    </div>
  )
}

/** The cells of a head that has words alone. */
export function Columns({ labels }: { labels: readonly string[] }) {
  return labels.map((label) => (
    <th key={label} scope="col">
      {label}
    </th>
  ))
}
