import { findRequests, getRequestPage } from '@portal/contract/care/applications/staff-requests'
import { api } from '../../core/api'
import { useListQuery } from '../../core/list/list-query'
import { useRequestsTexts } from '../../locales/requests'
import { ListPage } from '../../ui/list/list-page'
import { SearchForm } from '../../ui/search-form'
import { useRequestColumns } from './request-columns'
import { RequestFilters } from './request-filters'
import { progressFilters, useRequestFilter } from './use-request-filter'

/** The applications. */
export function Requests() {
  const texts = useRequestsTexts()
  const { filter, search, pageNum, go, to, state } = useRequestFilter()
  const query = useListQuery(['requests', filter, search], pageNum, (paged, call) => {
    const input = { ...filter, ...paged }
    return search ? api(findRequests, { ...input, search }, call) : api(getRequestPage, input, call)
  })
  // In every progress, unless the list is narrowed again afterwards.
  const onSearch = (typed: string) => go({ progress: typed ? 'all' : '' }, typed)
  const current = filter.progress
  return (
    <ListPage
      title={texts.title}
      query={query}
      keyOf={({ id }) => id}
      found={texts.found}
      none={search ? texts.noMatch(search) : texts.none}
      search={<SearchForm {...{ label: texts.search, hint: texts.searchHint, search, onSearch }} />}
      tabs={[
        {
          ...{ label: texts.progressNav, names: progressFilters, current, state, words: texts.progress },
          to: (progress) => to({ progress }),
        },
      ]}
      filters={<RequestFilters />}
      columns={useRequestColumns()}
    />
  )
}
