import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Loaded } from '../loaded'
import { usePageTitle } from '../page'
import { FilterTabs, type FilterTabsProps } from './filter-tabs'
import styles from './list-page.module.css'
import { type Column, ListTable } from './list-table'
import { Found, Pager } from './pager'
import type { Selection } from './use-selection'

interface Answer<Row> {
  records: readonly Row[]
  /** The total, for lists with numbered pages. */
  total?: number
  pageNum?: number
  pageSize?: number
}

interface ListPageProps<Row> {
  title: string
  /** Text above the list. */
  text?: ReactNode
  query: UseQueryResult<Answer<Row>>
  /** `false` for a column that this part of the list does not have. */
  columns: readonly (Column<Row> | false)[]
  keyOf: (row: Row) => string
  /** The count, as text. */
  found?: (total: number) => string
  /** The text for an empty list. */
  none: string
  /** A `SearchForm`. */
  search?: ReactNode
  /** Hides the list, even an empty one. */
  isUnasked?: boolean
  /** Groups of tabs; each filters by one property. */
  tabs?: readonly FilterTabsProps[]
  /** Other filters. */
  filters?: ReactNode
  /** The page's main action and links. */
  actions?: ReactNode
  selection?: Selection<Row>
  /** Actions on the selected rows; they replace tabs and filters, so that the layout does not shift. */
  selectionBar?: ReactNode
  onCurrent?: (key: string) => void
  /** Links to other pages of a list without page numbers. */
  pages?: ReactNode
  /** Content between toolbar and list. */
  children?: ReactNode
}

/** A page with a list: title, count, search, filters and actions in one row, with the rows below. */
export function ListPage<Row>(props: ListPageProps<Row>) {
  const { title, text, query, isUnasked, search, found, actions, pages, children } = props
  usePageTitle(title)
  const { data } = query
  return (
    <div className={styles.page}>
      <div className={styles.bar} data-selecting={isSelecting(props.selection) || undefined}>
        <h1>{title}</h1>
        {data && found && data.records.length > 0 && <Found total={data.total ?? data.records.length} found={found} />}
        {search}
        <Tools {...props} />
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {text && <p className={styles.soft}>{text}</p>}
      {children}
      {!isUnasked && (
        <Loaded query={query}>
          {(read) => (
            <>
              <Rows {...props} data={read} />
              {pages}
            </>
          )}
        </Loaded>
      )}
    </div>
  )
}

function isSelecting<Row>(selection: Selection<Row> | undefined): boolean {
  return selection !== undefined && selection.count > 0
}

function Tools<Row>(props: ListPageProps<Row>) {
  const { tabs = [], filters, selection, selectionBar } = props
  const selects = isSelecting(selection)
  if (tabs.length === 0 && !filters) return null
  return (
    <div className={styles.tools}>
      <div className={styles.filters} inert={selects}>
        {tabs.map((one) => (
          <FilterTabs key={one.label} {...one} />
        ))}
        {filters}
      </div>
      {selects && <div className={styles.selection}>{selectionBar}</div>}
    </div>
  )
}

function Rows<Row>(props: ListPageProps<Row> & { data: Answer<Row> }) {
  const { data, keyOf, none, selection, onCurrent } = props
  const { records, total, pageNum, pageSize } = data
  const columns = props.columns.filter((column) => column !== false)
  return (
    <>
      <ListTable
        columns={columns}
        rows={records}
        keyOf={keyOf}
        none={none}
        selection={selection}
        onCurrent={onCurrent}
      />
      {total !== undefined && <Pager total={total} pageNum={pageNum ?? 1} pageSize={pageSize ?? total} />}
    </>
  )
}
