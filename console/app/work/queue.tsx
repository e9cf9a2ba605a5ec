import { minute } from '@portal/contract/durations'
import { getWorkPage, type WorkItem } from '@portal/contract/work/staff'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { api } from '../core/api'
import { keepPage } from '../core/query'
import { useShown } from '../core/typed'
import { useWorkTexts } from '../locales/work'
import { Loaded } from '../ui/loaded'
import { Page } from '../ui/page'
import tabs from '../ui/tabs.module.css'
import { ActionBar } from './action-bar'
import { addressOf, type Filter, filterIn, queryOf, type WorkPage } from './filter'
import { Filters } from './filters'
import { Rows } from './rows'
import { keyOf } from './targets'

const pageSize = 50
/** Ages are shown in minutes. */
const refreshEvery = minute

/** Everything that waits for staff. What is shown stands in the address. */
export function Queue() {
  const texts = useWorkTexts()
  const [params] = useSearchParams()
  const filter = filterIn(params)
  const queryKey = ['work', 'page', addressOf(filter), filter.after]
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => api(getWorkPage, { ...filter, pageSize }, { signal }),
    placeholderData: keepPage(queryKey),
    refetchInterval: refreshEvery,
  })
  const counted = useLast(query.data)
  return (
    <Page title={texts.title}>
      <Filters filter={filter} page={counted} />
      <Loaded query={query}>{(page) => <List page={page} filter={filter} key={addressOf(filter)} />}</Loaded>
    </Page>
  )
}

function List({ page, filter }: { page: WorkPage; filter: Filter }) {
  const texts = useWorkTexts()
  const [selected, setSelected] = useShown<ReadonlySet<string>>('selected', new Set())
  const [current, setCurrent] = useState('')
  const chosen = page.records.filter((item) => selected.has(keyOf(item)))
  const targets = chosen.length > 0 ? chosen : page.records.filter((item) => keyOf(item) === current)
  const pick = (item: WorkItem) => setSelected(toggled(selected, keyOf(item)))
  return (
    <>
      <ActionBar
        targets={targets}
        selected={chosen.length}
        onDone={() => setSelected(new Set())}
        onPick={() => {
          const item = page.records.find((one) => keyOf(one) === current)
          if (item) pick(item)
        }}
      />
      {page.records.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <Rows page={page} selected={selected} onPick={pick} current={current} onCurrent={setCurrent} />
      )}
      {(filter.after || page.next) && (
        <nav className={tabs.tabs} aria-label={texts.pages}>
          {filter.after && <Link to={addressOf(filter)}>{texts.firstPage}</Link>}
          {page.next && <Link to={queryOf({ ...filter, after: page.next })}>{texts.nextPage}</Link>}
        </nav>
      )}
    </>
  )
}

/** The last value there was: counts stay on the filters while the rows of another one load. */
function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}

function toggled(set: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const others = [...set].filter((one) => one !== key)
  return new Set(set.has(key) ? others : [...others, key])
}
