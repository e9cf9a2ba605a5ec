import { findWhiteCards, getWhiteCardPage, listedStatuses } from '@portal/contract/care/staff-white-card'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../core/api'
import { useListState } from '../core/list-state'
import { keepPage } from '../core/query'
import { useShown } from '../core/typed'
import { useBatchTexts } from '../locales/check-batches'
import { useChecksTexts } from '../locales/checks'
import { FilterTabs } from '../ui/filter-tabs'
import { Loaded } from '../ui/loaded'
import { Page } from '../ui/page'
import { SearchForm } from '../ui/search-form'
import { ChecksList, pageSize } from './checks-list'
import { ChecksSelection } from './checks-selection'

/** The Medicaid checks by their state. */
export function Checks() {
  const texts = useChecksTexts()
  const { toBatches } = useBatchTexts()
  const [selected, setSelected] = useShown<ReadonlySet<string>>('selected', new Set())
  const { params, search, pageNum, state, to, go } = useListState()
  const isAll = search !== '' && params.get('status') === 'all'
  const listed = listedStatuses.find((one) => one === params.get('status')) ?? 'submitted'
  const status = isAll ? 'all' : listed
  const queryKey = ['checks', status, search, pageNum]
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => {
      const input = { pageNum, pageSize }
      return search
        ? api(findWhiteCards, { ...input, status, search }, { signal })
        : api(getWhiteCardPage, { ...input, status: listed }, { signal })
    },
    placeholderData: keepPage(queryKey),
  })
  return (
    <Page title={texts.title} aside={<Link to="/checks/batches">{toBatches}</Link>}>
      <SearchForm
        label={texts.search}
        hint={texts.searchHint}
        search={search}
        // In every state, unless the list is narrowed again afterwards.
        onSearch={(typed) => go({ status: typed ? 'all' : '' }, typed)}
      />
      <FilterTabs
        label={texts.statusNav}
        names={search ? [...listedStatuses, 'all' as const] : listedStatuses}
        current={status}
        to={(one) => to({ status: one })}
        state={state}
      >
        {(one) => texts.status[one]}
      </FilterTabs>
      <ChecksSelection selected={selected} onClear={() => setSelected(new Set())} />
      <Loaded query={query}>
        {(page) =>
          page.total === 0 ? (
            <p role="status">{search ? texts.noMatch(search) : texts.none}</p>
          ) : (
            <ChecksList page={page} status={status} selected={selected} onSelect={setSelected} />
          )
        }
      </Loaded>
    </Page>
  )
}
