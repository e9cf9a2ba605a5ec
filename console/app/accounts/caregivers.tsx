import { Button, TextInput } from '@mantine/core'
import { reviewStatuses } from '@portal/contract/accounts/documents'
import { getCaregiverPage } from '@portal/contract/accounts/staff'
import type { OutputOf } from '@portal/contract/endpoint'
import { fullName } from '@portal/contract/names'
import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { Link, useSearchParams } from 'react-router'
import { api } from '../core/api'
import { keepPage } from '../core/query'
import { useLanguage } from '../core/texts'
import { shownMoment } from '../core/when'
import { useCaregiversTexts } from '../locales/caregivers'
import { Loaded } from '../ui/loaded'
import { Page } from '../ui/page'
import { Found, Pager } from '../ui/pager'
import table from '../ui/table.module.css'
import tabs from '../ui/tabs.module.css'
import { useRowKeys } from '../ui/use-row-keys'
import styles from './caregivers.module.css'
import { ExportButton } from './export-button'

const pageSize = 25

/** The caregivers by the state of their review; filter, search and page are in the address. */
export function Caregivers() {
  const texts = useCaregiversTexts()
  const [params] = useSearchParams()
  const reviewStatus = reviewStatuses.find((one) => one === params.get('status')) ?? 'under_review'
  const search = params.get('q') ?? ''
  const pageNum = Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1)
  const queryKey = ['caregivers', reviewStatus, search, pageNum]
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => api(getCaregiverPage, { reviewStatus, search, pageNum, pageSize }, { signal }),
    placeholderData: keepPage(queryKey),
  })
  return (
    <Page title={texts.title}>
      <div className={styles.tools}>
        <nav className={tabs.tabs} aria-label={texts.statusNav}>
          {reviewStatuses.map((one) => (
            <Link key={one} to={addressOf(one, search)} aria-current={one === reviewStatus ? 'page' : undefined}>
              {texts.status[one]}
            </Link>
          ))}
        </nav>
        <SearchForm key={search} search={search} />
        <ExportButton reviewStatus={reviewStatus} search={search} />
      </div>
      <Loaded query={query}>
        {(page) => (page.total === 0 ? <p>{search ? texts.noMatch(search) : texts.none}</p> : <List {...page} />)}
      </Loaded>
    </Page>
  )
}

function SearchForm({ search }: { search: string }) {
  const texts = useCaregiversTexts()
  const [params, setParams] = useSearchParams()
  const status = params.get('status') ?? 'under_review'
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    setParams({ status, ...(q && { q }) })
  }
  return (
    <search>
      <form className={styles.search} onSubmit={submit}>
        <TextInput label={texts.search} name="q" type="search" maxLength={60} defaultValue={search} />
        <Button type="submit" variant="default">
          {texts.find}
        </Button>
        {search && (
          <Button variant="subtle" onClick={() => setParams({ status })}>
            {texts.clear}
          </Button>
        )}
      </form>
    </search>
  )
}

function List({ records, total, pageNum }: OutputOf<typeof getCaregiverPage>) {
  const texts = useCaregiversTexts()
  const language = useLanguage()
  const rows = useRowKeys()
  return (
    <>
      <Found total={total} found={texts.found} />
      <div className={table.scroll}>
        <table className={`${table.table} ${table.rows}`}>
          <thead>
            <tr>
              <th scope="col">{texts.name}</th>
              <th scope="col">{texts.documents}</th>
              <th scope="col">{texts.since}</th>
            </tr>
          </thead>
          <tbody ref={rows}>
            {records.map(({ id, firstName, lastName, documents, createdAt }) => (
              <tr key={id}>
                <th scope="row">
                  <Link to={`/caregivers/${id}`}>{fullName({ firstName, lastName })}</Link>
                </th>
                <td>{documents}</td>
                <td>{shownMoment(createdAt, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Pager pageNum={pageNum} pageSize={pageSize} total={total} />
    </>
  )
}

function addressOf(status: string, search: string): string {
  return `?${new URLSearchParams({ status, ...(search && { q: search }) })}`
}
