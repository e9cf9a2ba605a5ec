import { getStaffActivityPage } from '@portal/contract/activities/staff'
import type { OutputOf } from '@portal/contract/endpoint'
import { formatPastMoment } from '@portal/contract/moments'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../core/api'
import { useListState } from '../core/list-state'
import { keepPage } from '../core/query'
import { useLanguage } from '../core/texts'
import { useActivitiesTexts } from '../locales/activities'
import { FilterTabs } from '../ui/filter-tabs'
import { Columns, ListTable } from '../ui/list-table'
import { Loaded } from '../ui/loaded'
import { Page } from '../ui/page'
import { Found, Pager } from '../ui/pager'
import styles from './activities.module.css'
import { LeftNotes } from './left-notes'

const pageSize = 25
const whens = ['upcoming', 'past'] as const

/** The activities with their places; each leads to its door. */
export function Activities() {
  const texts = useActivitiesTexts()
  const language = useLanguage()
  const { params, pageNum, to } = useListState()
  const when = whens.find((one) => one === params.get('when')) ?? 'upcoming'
  const queryKey = ['activities', when, language, pageNum]
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => api(getStaffActivityPage, { when, pageNum, pageSize }, { signal }),
    placeholderData: keepPage(queryKey),
  })
  return (
    <Page title={texts.title}>
      <LeftNotes />
      <FilterTabs label={texts.whenNav} names={whens} current={when} to={(one) => to({ when: one })}>
        {(one) => texts.when[one]}
      </FilterTabs>
      <Loaded query={query}>{(page) => (page.total === 0 ? <p>{texts.none}</p> : <List {...page} />)}</Loaded>
    </Page>
  )
}

type ActivityPage = OutputOf<typeof getStaffActivityPage>

function List({ records, total, pageNum }: ActivityPage) {
  const texts = useActivitiesTexts()
  return (
    <>
      <Found total={total} found={texts.found} />
      <ListTable
        head={<Columns labels={[texts.name, texts.start, texts.city, texts.places, texts.waitingList, texts.here]} />}
      >
        {records.map((activity) => (
          <Row key={activity.id} activity={activity} />
        ))}
      </ListTable>
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
      <td data-label={texts.places}>{texts.of(registered, quota)}</td>
      <td data-label={texts.waitingList} data-blank={!waiting || undefined}>
        {waiting || '–'}
      </td>
      <td data-label={texts.here} data-blank={!arrived || undefined}>
        {arrived || '–'}
      </td>
    </tr>
  )
}
