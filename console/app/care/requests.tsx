import { Checkbox, NativeSelect } from '@mantine/core'
import { methods } from '@portal/contract/care/services'
import { findRequests, getRequestPage } from '@portal/contract/care/staff-requests'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../core/api'
import { keepPage } from '../core/query'
import { useRequestsTexts } from '../locales/requests'
import { Loaded } from '../ui/loaded'
import { Page } from '../ui/page'
import tabs from '../ui/tabs.module.css'
import { RequestList } from './request-list'
import { SearchForm } from './request-search'
import styles from './requests.module.css'
import { progressFilters, useRequestFilter } from './use-request-filter'

/** The applications. Filters and page are in the address; what is searched for is a name or a number of somebody, so it is not. */
export function Requests() {
  const texts = useRequestsTexts()
  const { filter, search, pageNum, pageSize } = useRequestFilter()
  const queryKey = ['requests', filter, search, pageNum]
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => {
      const input = { ...filter, pageNum, pageSize }
      return search ? api(findRequests, { ...input, search }, { signal }) : api(getRequestPage, input, { signal })
    },
    placeholderData: keepPage(queryKey),
  })
  return (
    <Page title={texts.title}>
      <SearchForm key={search} />
      <Filters />
      <Loaded query={query}>
        {(page) =>
          page.total === 0 ? (
            <p role="status">{search ? texts.noMatch(search) : texts.none}</p>
          ) : (
            <RequestList {...page} />
          )
        }
      </Loaded>
    </Page>
  )
}

function Filters() {
  const texts = useRequestsTexts()
  const { filter, to, go, state } = useRequestFilter()
  return (
    <div className={styles.tools}>
      <nav className={tabs.tabs} aria-label={texts.progressNav}>
        {progressFilters.map((progress) => (
          <Link
            key={progress}
            to={to({ progress })}
            state={state}
            aria-current={progress === filter.progress ? 'page' : undefined}
          >
            {texts.progress[progress]}
          </Link>
        ))}
      </nav>
      <NativeSelect
        aria-label={texts.method}
        value={filter.method ?? ''}
        onChange={(event) => go({ method: event.currentTarget.value })}
        data={[
          { value: '', label: texts.methods.all },
          ...methods.map((method) => ({ value: method, label: texts.methods[method] })),
        ]}
      />
      <Checkbox
        label={texts.due}
        checked={filter.answer === 'due'}
        onChange={(event) => go({ answer: event.currentTarget.checked ? 'due' : '' })}
      />
    </div>
  )
}
