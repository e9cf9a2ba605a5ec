import { type ChangeEvent, type ReactNode, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { noteList } from '../../core/list/list-place'
import { useSingleKeys } from '../../core/single-keys'
import { useShellTexts } from '../../locales/shell'
import table from './table.module.css'
import { useKeptFocus } from './use-kept-focus'
import { useRowKeys } from './use-row-keys'
import type { Selection } from './use-selection'

export interface Column<Row> {
  head: string
  cell: (row: Row) => ReactNode
  /** The target of the row's link, for the column that names the row. */
  to?: (row: Row) => string
  /** Names the row by a cell that contains its own link. */
  isName?: boolean
  /** A name, a number or a code, which no translator may change. */
  isAsWritten?: boolean
  /** Content after the link. */
  beside?: (row: Row) => ReactNode
  /** On phones, the column heading precedes the cell. */
  isLabeled?: boolean
  /** Hidden below 1200 px. */
  isWide?: boolean
  /** Contains the row's actions: on phones, beside the name. */
  isAction?: boolean
  className?: string | undefined
}

interface ListTableProps<Row> {
  /** The table's accessible name, on a page with several. */
  label?: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** Replaces an empty list. */
  none?: string
  selection?: Selection<Row> | undefined
  /** Called with the key of the row that gets the focus. */
  onCurrent?: (key: string) => void
}

/** A list: `j` and `k` move between rows, `x` selects one; on phones each row is a card. */
export function ListTable<Row>({ label, columns, rows, keyOf, none, selection, onCurrent }: ListTableProps<Row>) {
  const [current, setCurrent] = useState('')
  const body = useRowKeys()
  useKeptFocus(body, rows.map(keyOf), current)
  useNotedList(columns, rows)
  const focused = rows.find((row) => keyOf(row) === current)
  useSingleKeys(selection ? { x: () => focused && selection.toggle(focused) } : {})
  const focus = (key: string) => {
    setCurrent(key)
    onCurrent?.(key)
  }
  if (none && rows.length === 0) return <p role="status">{none}</p>
  return (
    <div className={table.scroll}>
      <table className={`${table.table} ${table.rows} ${table.cards} ${table.list}`} aria-label={label}>
        <thead>
          <tr>
            {selection && <SelectAll selection={selection} />}
            {columns.map(({ head, isWide }) => (
              <th key={head} scope="col" className={isWide ? table.wide : undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((row) => (
            <tr key={keyOf(row)} onFocus={() => focus(keyOf(row))} data-current={keyOf(row) === current || undefined}>
              {selection && <SelectRow selection={selection} row={row} />}
              {columns.map((column) => (
                <Cell key={column.head} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Remembers the list for the pages of its records. */
function useNotedList<Row>(columns: readonly Column<Row>[], rows: readonly Row[]) {
  const { pathname, search, state } = useLocation()
  const to = columns.find((column) => column.to)?.to
  useEffect(() => {
    if (to) noteList({ to: pathname + search, state, paths: rows.map(to) })
  })
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { head, cell, to, isName, beside, isLabeled, isWide, isAction, className } = column
  const translate = column.isAsWritten ? 'no' : undefined
  const classes = [className, isWide && table.wide].filter(Boolean).join(' ') || undefined
  const content = cell(row)
  if (to || isName)
    return (
      <th scope="row" className={classes}>
        {to ? (
          <Link to={to(row)} translate={translate}>
            {content}
          </Link>
        ) : (
          content
        )}{' '}
        {beside?.(row)}
      </th>
    )
  return (
    <td
      className={classes}
      translate={translate}
      data-label={isLabeled ? head : undefined}
      data-blank={content === '–' || undefined}
      data-doing={isAction || undefined}
    >
      {content}
    </td>
  )
}

function SelectAll<Row>({ selection }: { selection: Selection<Row> }) {
  const { selectAll } = useShellTexts()
  return (
    <td className={table.pick}>
      <input
        type="checkbox"
        aria-label={selectAll}
        checked={selection.all === true}
        ref={(box) => {
          if (box) box.indeterminate = selection.all === undefined
        }}
        onChange={selection.toggleAll}
      />
    </td>
  )
}

function SelectRow<Row>({ selection, row }: { selection: Selection<Row>; row: Row }) {
  const isOffered = selection.isOffered(row)
  const onChange = ({ nativeEvent }: ChangeEvent) =>
    selection.toggle(row, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
  return (
    <td className={table.pick} data-doing={isOffered || undefined}>
      {isOffered && (
        <input
          type="checkbox"
          checked={selection.has(row)}
          onChange={onChange}
          aria-keyshortcuts="x"
          aria-label={selection.label(row)}
        />
      )}
    </td>
  )
}

interface TableFrameProps {
  label?: string
  /** The column headings. */
  labels: readonly string[]
  /** The element in a row that `j` and `k` focus; by default its link. */
  target?: string
  children: ReactNode
}

/** The frame of a table with custom rows. */
export function TableFrame({ label, labels, target, children }: TableFrameProps) {
  const rows = useRowKeys(target)
  return (
    <div className={table.scroll}>
      <table className={`${table.table} ${table.rows} ${table.cards}`} aria-label={label}>
        <thead>
          <tr>
            <Columns labels={labels} />
          </tr>
        </thead>
        <tbody ref={rows}>{children}</tbody>
      </table>
    </div>
  )
}

/** Column headings that are plain text. */
export function Columns({ labels }: { labels: readonly string[] }) {
  return labels.map((label) => (
    <th key={label} scope="col">
      {label}
    </th>
  ))
}
