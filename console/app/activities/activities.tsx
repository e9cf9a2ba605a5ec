import { getStaffActivityPage } from '@portal/contract/activities/staff'
import type { OutputOf } from '@portal/contract/endpoint'
import { formatPastMoment } from '@portal/contract/moments'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { api } from '../core/api'
import { useLanguage } from '../core/texts'
import { useActivitiesTexts } from '../locales/activities'
import { Loaded } from '../ui/loaded'
import { Page } from '../ui/page'
import { Found, Pager } from '../ui/pager'
import table from '../ui/table.module.css'
import tabs from '../ui/tabs.module.css'
import { useRowKeys } from '../ui/use-row-keys'
import styles from './activities.module.css'

const pageSize = 25
const whens = ['upcoming', 'past'] as const

/** The activities with their places; each leads to its door. */
export function Activities() {
  const texts = useActivitiesTexts()
  const language = useLanguage()
  const [params] = useSearchParams()
  const when = whens.find((one) => one === params.get('when')) ?? 'upcoming'
  const pageNum = Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1)
  const query = useQuery({
    queryKey: ['activities', when, pageNum, language],
    queryFn: ({ signal }) => api(getStaffActivityPage, { when, pageNum, pageSize }, { signal }),
    placeholderData: keepPreviousData,
  })
  return (
    <Page title={texts.title}>
      <nav className={tabs.tabs} aria-label={texts.whenNav}>
        {whens.map((one) => (
          <Link key={one} to={`?when=${one}`} aria-current={one === when ? 'page' : undefined}>
            {texts.when[one]}
          </Link>
        ))}
      </nav>
      <Loaded query={query}>{(page) => (page.total === 0 ? <p>{texts.none}</p> : <List {...page} />)}</Loaded>
    </Page>
  )
}

type ActivityPage = OutputOf<typeof getStaffActivityPage>

function List({ records, total, pageNum }: ActivityPage) {
  const texts = useActivitiesTexts()
  const rows = useRowKeys()
  return (
    <>
      <Found total={total} found={texts.found} />
      <div className={table.scroll}>
        <table className={`${table.table} ${table.rows}`}>
          <thead>
            <tr>
              {[texts.name, texts.start, texts.city, texts.places, texts.waitingList, texts.here].map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody ref={rows}>
            {records.map((activity) => (
              <Row key={activity.id} activity={activity} />
            ))}
          </tbody>
        </table>
      </div>
      <Pager pageNum={pageNum} pageSize={pageSize} total={total} />
    </>
  )
}

function Row({ activity }: { activity: ActivityPage['records'][number] }) {
  const texts = useActivitiesTexts()
  const language = useLanguage()
  const { id, title, activityStartTime, city, registered, quota, waiting, arrived, calledOff } = activity
  return (
    <tr>
      <th scope="row" className={styles.wide}>
        <Link to={`/activities/${id}/door`}>{title}</Link>
        {calledOff && <span className={styles.mark}>{texts.calledOff}</span>}
      </th>
      <td>{formatPastMoment(activityStartTime, language)}</td>
      <td>{city}</td>
      <td>{texts.of(registered, quota)}</td>
      <td>{waiting || '–'}</td>
      <td>{arrived || '–'}</td>
    </tr>
  )
}
