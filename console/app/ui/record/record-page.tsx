import { Kbd } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { placeInList } from '../../core/list/list-place'
import { useSingleKeys } from '../../core/single-keys'
import { useShellTexts } from '../../locales/shell'
import { Loaded } from '../loaded'
import { usePageTitle } from '../page'
import type { NotesAbout } from './notes-dialog'
import { RecordBar } from './record-bar'
import styles from './record-page.module.css'

/** The URLs of the previous and the next record. */
interface Neighbors {
  previous: string | undefined
  next: string | undefined
}

interface RecordPageProps<Record> {
  title: string
  /** The title is the name of a person, which no translator may change. */
  isPerson?: boolean
  query: UseQueryResult<Record>
  /** The list of such records: the target of the back link when the record was not opened from a list. */
  list: { to: string; label: string }
  /** Kind, number and status, beside the title. */
  facts?: ReactNode
  /** The record in the work queue. */
  work?: NotesAbout
  /** The main actions. */
  actions?: ReactNode
  /** The neighbors in the record's own list, if the server knows them. */
  neighbors?: Neighbors | undefined
  /** `j` and `k` move between rows of a table on the page. */
  hasRows?: boolean
  children: (record: Record) => ReactNode
}

const nextId = 'next-record'

/** Focuses the link to the next record, after one was dealt with. Returns whether there is one. */
export function focusNext(): boolean {
  const next = document.getElementById(nextId)
  next?.focus()
  return next !== null
}

/** The page of a record. Its header has the navigation through the list, the record's facts, its queue item and the actions. */
export function RecordPage<Record>(props: RecordPageProps<Record>) {
  const { title, isPerson, query, facts, work, actions, children } = props
  usePageTitle(title)
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div className={styles.line}>
          <Way {...props} />
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
        <div className={styles.line}>
          <h1 translate={isPerson ? 'no' : undefined}>{title}</h1>
          {facts}
          {work && <RecordBar {...work} />}
        </div>
      </div>
      <Loaded query={query}>{children}</Loaded>
    </div>
  )
}

/** Links back to the list and to the previous and the next record. */
function Way({ list, neighbors, hasRows = false }: Pick<RecordPageProps<never>, 'list' | 'neighbors' | 'hasRows'>) {
  const { record: texts, pages } = useShellTexts()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const place = placeInList(pathname)
  const isQueue = place?.to.startsWith('/work')
  const { previous, next } = (!isQueue && neighbors) || place || {}
  const go = (to: string | undefined) => () => to && void navigate(to)
  useSingleKeys(hasRows ? {} : { j: go(next), k: go(previous) })
  return (
    <nav className={styles.line} aria-label={texts.way}>
      <Link to={place?.to ?? list.to} state={place?.state}>
        ← {isQueue ? pages.work : list.label}
      </Link>
      {place && <span className={styles.soft}>{texts.place(place.index + 1, place.count)}</span>}
      {previous && (
        <Link to={previous} aria-keyshortcuts="k">
          {texts.previous}&nbsp;<Kbd aria-hidden>k</Kbd>
        </Link>
      )}
      {next && (
        <Link id={nextId} to={next} aria-keyshortcuts="j">
          {texts.next}&nbsp;<Kbd aria-hidden>j</Kbd>
        </Link>
      )}
    </nav>
  )
}
