import { findWhiteCards, getWhiteCardPage } from '@portal/contract/care/staff-white-card'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { api } from '../core/api'
import { useListState } from '../core/list-state'
import { keepPage } from '../core/query'
import { useBatchTexts } from '../locales/check-batches'
import { useChecksTexts } from '../locales/checks'
import { FilterTabs } from '../ui/filter-tabs'
import { Loaded } from '../ui/loaded'
import { Page } from '../ui/page'
import { SearchForm } from '../ui/search-form'
import { ChecksList, pageSize } from './checks-list'
import { ChecksSelection } from './checks-selection'

export const listedStatuses = ['submitted', 'eligible', 'ineligible'] as const

/** The Medicaid checks by their state. */
export function Checks() {
  const texts = useChecksTexts()
  const { toBatches } = useBatchTexts()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const { params, search, pageNum, state, to, go } = useListState()
  const status = listedStatuses.find((one) => one === params.get('status')) ?? 'submitted'
  const queryKey = ['checks', status, search, pageNum]
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => {
      const input = { status, pageNum, pageSize }
      return search ? api(findWhiteCards, { ...input, search }, { signal }) : api(getWhiteCardPage, input, { signal })
    },
    placeholderData: keepPage(queryKey),
  })
  return (
    <Page title={texts.title} aside={<Link to="/checks/batches">{toBatches}</Link>}>
      <SearchForm label={texts.search} hint={texts.searchHint} search={search} onSearch={(typed) => go({}, typed)} />
      <FilterTabs
        label={texts.statusNav}
        names={listedStatuses}
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
