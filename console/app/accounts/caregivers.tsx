import { reviewStatuses } from '@portal/contract/accounts/documents'
import { findCaregivers, getCaregiverPage } from '@portal/contract/accounts/staff'
import type { OutputOf } from '@portal/contract/endpoint'
import { fullName } from '@portal/contract/names'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../core/api'
import { useListState } from '../core/list-state'
import { keepPage } from '../core/query'
import { useLanguage } from '../core/texts'
import { shownMoment } from '../core/when'
import { useCaregiversTexts } from '../locales/caregivers'
import { FilterTabs } from '../ui/filter-tabs'
import { Columns, ListTable } from '../ui/list-table'
import { Loaded } from '../ui/loaded'
import { Page } from '../ui/page'
import { Found, Pager } from '../ui/pager'
import { SearchForm } from '../ui/search-form'
import styles from './caregivers.module.css'
import { ExportButton } from './export-button'
import { ReviewMark } from './review-mark'

const pageSize = 25

/** The caregivers by the state of their review. */
export function Caregivers() {
  const texts = useCaregiversTexts()
  const { params, search, pageNum, state, to, go } = useListState()
  const isAll = search !== '' && params.get('status') === 'all'
  const listed = reviewStatuses.find((one) => one === params.get('status')) ?? 'under_review'
  const reviewStatus = isAll ? 'all' : listed
  const queryKey = ['caregivers', reviewStatus, search, pageNum]
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => {
      const input = { pageNum, pageSize }
      return search
        ? api(findCaregivers, { ...input, reviewStatus, search }, { signal })
        : api(getCaregiverPage, { ...input, reviewStatus: listed }, { signal })
    },
    placeholderData: keepPage(queryKey),
  })
  return (
    <Page title={texts.title}>
      <SearchForm
        label={texts.search}
        search={search}
        // In every state, unless the list is narrowed again afterwards.
        onSearch={(typed) => go({ status: typed ? 'all' : '' }, typed)}
      />
      <div className={styles.tools}>
        <FilterTabs
          label={texts.statusNav}
          names={search ? [...reviewStatuses, 'all' as const] : reviewStatuses}
          current={reviewStatus}
          to={(status) => to({ status })}
          state={state}
        >
          {(status) => texts.status[status]}
        </FilterTabs>
        <ExportButton reviewStatus={reviewStatus} search={search} />
      </div>
      <Loaded query={query}>
        {(page) =>
          page.total === 0 ? (
            <p role="status">{search ? texts.noMatch(search) : texts.none}</p>
          ) : (
            <List {...page} isMixed={isAll} />
          )
        }
      </Loaded>
    </Page>
  )
}

function List({ records, total, pageNum, isMixed }: OutputOf<typeof getCaregiverPage> & { isMixed: boolean }) {
  const texts = useCaregiversTexts()
  const language = useLanguage()
  return (
    <>
      <Found total={total} found={texts.found} />
      <ListTable head={<Columns labels={[texts.name, texts.documents, texts.since]} />}>
        {records.map(({ id, firstName, lastName, reviewStatus, documents, createdAt }) => (
          <tr key={id}>
            <th scope="row">
              <Link to={`/caregivers/${id}`}>{fullName({ firstName, lastName })}</Link>{' '}
              {isMixed && <ReviewMark status={reviewStatus} />}
            </th>
            <td data-label={texts.documents}>{documents}</td>
            <td data-label={texts.since}>{shownMoment(createdAt, language)}</td>
          </tr>
        ))}
      </ListTable>
      <Pager pageNum={pageNum} pageSize={pageSize} total={total} />
    </>
  )
}
