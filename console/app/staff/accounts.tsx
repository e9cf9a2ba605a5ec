import { Button, TextInput } from '@mantine/core'
import type { OutputOf } from '@portal/contract/endpoint'
import { fullName } from '@portal/contract/names'
import { findAccounts, maxFound } from '@portal/contract/staff/accounts'
import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { api } from '../core/api'
import { useLanguage } from '../core/texts'
import { shownDay } from '../core/when'
import { usePeopleTexts } from '../locales/people'
import { Alert } from '../ui/alert'
import { fieldError, formError } from '../ui/form-errors'
import { Page } from '../ui/page'
import table from '../ui/table.module.css'
import { useRowKeys } from '../ui/use-row-keys'
import styles from './people.module.css'

/** Finds the account of a patient or caregiver who cannot log in. */
export function Accounts() {
  const { accounts: texts } = usePeopleTexts()
  const [search, setSearch] = useKeptSearch()
  const query = useQuery({
    queryKey: ['accounts', search],
    queryFn: ({ signal }) => api(findAccounts, { search }, { signal }),
    enabled: search !== '',
    staleTime: 60_000,
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSearch(String(new FormData(event.currentTarget).get('search') ?? '').trim())
  }
  const failure = formError(query.error)
  return (
    <Page title={texts.title}>
      <p className={styles.soft}>{texts.text}</p>
      <search>
        <form key={search} className={styles.search} onSubmit={submit} noValidate>
          <TextInput
            label={texts.search}
            description={texts.searchHint}
            name="search"
            type="search"
            autoComplete="off"
            maxLength={100}
            defaultValue={search}
            error={fieldError(query.error, 'search')}
          />
          <Button type="submit">{texts.find}</Button>
        </form>
      </search>
      {failure && <Alert>{failure}</Alert>}
      {query.data && <List {...query.data} search={search} />}
    </Page>
  )
}

function List({ records, more, search }: OutputOf<typeof findAccounts> & { search: string }) {
  const { accounts: texts, ...words } = usePeopleTexts()
  const language = useLanguage()
  const rows = useRowKeys()
  if (records.length === 0) return <p role="status">{texts.none(search)}</p>
  return (
    <>
      <p role="status" className={styles.soft}>
        {more ? texts.more(maxFound) : texts.found(records.length)}
      </p>
      <div className={table.scroll}>
        <table className={`${table.table} ${table.rows}`}>
          <thead>
            <tr>
              <th scope="col">{words.name}</th>
              <th scope="col">{texts.kind}</th>
              <th scope="col">{texts.phone}</th>
              <th scope="col">{texts.since}</th>
              <th scope="col">{texts.state}</th>
            </tr>
          </thead>
          <tbody ref={rows}>
            {records.map((record) => (
              <tr key={record.id}>
                <th scope="row">
                  <Link to={`/accounts/${record.id}`}>{fullName(record)}</Link>
                </th>
                <td>{texts.kinds[record.kind]}</td>
                <td>{texts.phoneEnds(record.phoneEnd)}</td>
                <td>{shownDay(record.createdAt, language)}</td>
                <td>{record.disabled && texts.states.disabled}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

/** What is looked for, kept in the history but not in the address, since it is personal data; Back leads to it. */
function useKeptSearch(): [string, (search: string) => void] {
  const { state } = useLocation()
  const navigate = useNavigate()
  const kept: unknown = state?.search
  return [typeof kept === 'string' ? kept : '', (search) => void navigate('.', { state: { search } })]
}
