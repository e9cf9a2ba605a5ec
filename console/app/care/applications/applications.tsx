import { findApplications, getApplicationPage } from '@portal/contract/care/applications/staff'
import { api } from '../../core/api'
import { useListQuery } from '../../core/list/list-query'
import { useApplicationsTexts } from '../../locales/applications'
import { ListPage } from '../../ui/list/list-page'
import { SearchForm } from '../../ui/search-form'
import { useApplicationColumns } from './application-columns'
import { ApplicationFilters } from './application-filters'
import { progressFilters, useApplicationFilter } from './use-application-filter'

/** The list of applications. */
export function Applications() {
  const texts = useApplicationsTexts()
  const { filter, search, pageNum, go, to, state } = useApplicationFilter()
  const query = useListQuery(['requests', filter, search], pageNum, (paged, call) => {
    const input = { ...filter, ...paged }
    return search ? api(findApplications, { ...input, search }, call) : api(getApplicationPage, input, call)
  })
  // A search covers every progress, unless the list is filtered again afterwards.
  const onSearch = (typed: string) => go({ progress: typed ? 'all' : '' }, typed)
  const current = filter.progress
  return (
    <ListPage
      title={texts.title}
      query={query}
      keyOf={({ id }) => id}
      found={texts.found}
      none={search ? texts.noMatch(search) : texts.none}
      search={<SearchForm label={texts.search} hint={texts.searchHint} search={search} onSearch={onSearch} />}
      tabs={[
        {
          label: texts.progressNav,
          names: progressFilters,
          current,
          state,
          words: texts.progress,
          to: (progress) => to({ progress }),
        },
      ]}
      filters={<ApplicationFilters />}
      columns={useApplicationColumns()}
    />
  )
}
