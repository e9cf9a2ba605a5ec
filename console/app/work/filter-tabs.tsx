import { type Task, tasks } from '@portal/contract/work/kinds'
import { maxCount } from '@portal/contract/work/staff'
import { type ReactNode, useState } from 'react'
import { useWorkTexts } from '../locales/work'
import type { FilterTabsProps } from '../ui/list/filter-tabs'
import { addressOf, type Filter, shows, type WorkPage, whoses } from '../ui/queue/filter'
import styles from '../ui/queue/work.module.css'

/** The filters of the queue by task, assignee and state, with their counts. */
export function useFilterTabs(filter: Filter, read: WorkPage | undefined) {
  const page = useLast(read)
  const texts = useWorkTexts()
  const count = (task: string | undefined, key: 'open' | 'overdue') =>
    page?.counts.filter((one) => !task || one.task === task).reduce((sum, one) => sum + one[key], 0)
  const inStates = { open: count(filter.task, 'open'), overdue: count(filter.task, 'overdue'), snoozed: page?.snoozed }
  // Work of content is rare, and the tabs fill one line.
  const isShown = (task: Task) => !['schedule', 'consent'].includes(task) || filter.task === task || count(task, 'open')
  const kinds = ['all', ...tasks.filter(isShown)] as const
  const whose: FilterTabsProps = {
    label: texts.whoseNav,
    names: whoses,
    current: filter.whose,
    words: texts.whose,
    to: (one) => addressOf({ ...filter, whose: one }),
  }
  const show: FilterTabsProps = {
    label: texts.showNav,
    names: shows,
    current: filter.show,
    to: (one) => addressOf({ ...filter, show: one }),
    words: wordsOf(shows, (one) => counted(texts.show[one], inStates[one])),
  }
  const task: FilterTabsProps = {
    label: texts.tasksNav,
    names: kinds,
    current: filter.task ?? 'all',
    to: (one) => addressOf({ ...filter, task: one === 'all' ? undefined : one }),
    words: wordsOf(kinds, (one) => counted(texts.tasks[one], count(one === 'all' ? undefined : one, 'open'))),
  }
  return { whose, show, task }
}

function wordsOf<Name extends string>(names: readonly Name[], of: (name: Name) => ReactNode) {
  return Object.fromEntries(names.map((name) => [name, of(name)]))
}

function counted(label: string, count: number | undefined): ReactNode {
  return (
    <>
      {label}{' '}
      {count !== undefined && <span className={styles.count}>{count < maxCount ? count : `${maxCount - 1}+`}</span>}
    </>
  )
}

/** The last defined value: counts stay on the filters while other rows load. */
function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}
