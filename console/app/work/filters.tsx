import { tasks } from '@portal/contract/work/kinds'
import { maxCount } from '@portal/contract/work/staff'
import { Link } from 'react-router'
import { useWorkTexts } from '../locales/work'
import tabs from '../ui/tabs.module.css'
import { addressOf, type Filter, shows, type WorkPage, whoses } from './filter'
import styles from './work.module.css'

/** Which items are shown: of which kind, whose, and in which state. */
export function Filters({ filter, page }: { filter: Filter; page: WorkPage | undefined }) {
  const texts = useWorkTexts()
  const kinds = [undefined, ...tasks]
  const count = (task: Filter['task'], key: 'open' | 'overdue') =>
    page?.counts.filter((one) => !task || one.task === task).reduce((sum, one) => sum + one[key], 0)
  const inStates = { open: count(filter.task, 'open'), overdue: count(filter.task, 'overdue'), snoozed: page?.snoozed }
  return (
    <div className={styles.filters}>
      <nav className={tabs.tabs} aria-label={texts.tasksNav}>
        {kinds.map((task) => (
          <Link key={task ?? 'all'} to={addressOf({ ...filter, task })} aria-current={current(task === filter.task)}>
            {texts.tasks[task ?? 'all']} <Count count={count(task, 'open')} />
          </Link>
        ))}
      </nav>
      <nav className={tabs.tabs} aria-label={texts.whoseNav}>
        {whoses.map((whose) => (
          <Link key={whose} to={addressOf({ ...filter, whose })} aria-current={current(whose === filter.whose)}>
            {texts.whose[whose]}
          </Link>
        ))}
      </nav>
      <nav className={tabs.tabs} aria-label={texts.showNav}>
        {shows.map((show) => (
          <Link key={show} to={addressOf({ ...filter, show })} aria-current={current(show === filter.show)}>
            {texts.show[show]} <Count count={inStates[show]} />
          </Link>
        ))}
      </nav>
    </div>
  )
}

function Count({ count }: { count: number | undefined }) {
  if (count === undefined) return null
  return <span className={styles.count}>{count >= maxCount ? `${maxCount - 1}+` : count}</span>
}

function current(is: boolean) {
  return is ? 'page' : undefined
}
