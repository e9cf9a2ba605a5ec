import { getWhiteCardPage } from '@portal/contract/care/staff-white-card'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { api } from '../core/api'
import { keepPage } from '../core/query'
import { useBatchTexts } from '../locales/check-batches'
import { useChecksTexts } from '../locales/checks'
import { Loaded } from '../ui/loaded'
import { Page } from '../ui/page'
import tabs from '../ui/tabs.module.css'
import styles from './checks.module.css'
import { ChecksList, pageSize } from './checks-list'
import { ChecksSearch } from './checks-search'
import { ChecksSelection } from './checks-selection'

export const listedStatuses = ['submitted', 'eligible', 'ineligible'] as const

/** The Medicaid checks by their state; filter, search and page are in the address. */
export function Checks() {
  const texts = useChecksTexts()
  const { toBatches } = useBatchTexts()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [params] = useSearchParams()
  const status = listedStatuses.find((one) => one === params.get('status')) ?? 'submitted'
  const search = params.get('q') ?? ''
  const pageNum = Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1)
  const queryKey = ['checks', status, search, pageNum]
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => api(getWhiteCardPage, { status, search, pageNum, pageSize }, { signal }),
    placeholderData: keepPage(queryKey),
  })
  return (
    <Page title={texts.title} aside={<Link to="/checks/batches">{toBatches}</Link>}>
      <div className={styles.tools}>
        <nav className={tabs.tabs} aria-label={texts.statusNav}>
          {listedStatuses.map((one) => (
            <Link
              key={one}
              to={`?${new URLSearchParams({ status: one, ...(search && { q: search }) })}`}
              aria-current={one === status ? 'page' : undefined}
            >
              {texts.status[one]}
            </Link>
          ))}
        </nav>
        <ChecksSearch key={search} search={search} status={status} />
      </div>
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
