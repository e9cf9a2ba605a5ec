import { Checkbox, NativeSelect } from '@mantine/core'
import { methods } from '@portal/contract/care/services'
import { findRequests, getRequestPage } from '@portal/contract/care/staff-requests'
import { useQuery } from '@tanstack/react-query'
import { api } from '../core/api'
import { keepPage } from '../core/query'
import { useRequestsTexts } from '../locales/requests'
import { FilterTabs } from '../ui/filter-tabs'
import { Loaded } from '../ui/loaded'
import { Page } from '../ui/page'
import { SearchForm } from '../ui/search-form'
import { RequestList } from './request-list'
import styles from './requests.module.css'
import { progressFilters, useRequestFilter } from './use-request-filter'

/** The applications. */
export function Requests() {
  const texts = useRequestsTexts()
  const { filter, search, pageNum, pageSize, go } = useRequestFilter()
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
      <SearchForm
        label={texts.search}
        hint={texts.searchHint}
        search={search}
        // In every progress, unless the list is narrowed again afterwards.
        onSearch={(typed) => go({ progress: typed ? 'all' : '' }, typed)}
      />
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
      <FilterTabs
        label={texts.progressNav}
        names={progressFilters}
        current={filter.progress}
        to={(progress) => to({ progress })}
        state={state}
      >
        {(progress) => texts.progress[progress]}
      </FilterTabs>
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
