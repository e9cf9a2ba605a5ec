import { minute } from '@portal/contract/durations'
import type { OutputOf } from '@portal/contract/endpoint'
import { fullName } from '@portal/contract/names'
import { findAccounts, maxFound } from '@portal/contract/staff/accounts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../core/api'
import { useListState } from '../core/list-state'
import { useLanguage } from '../core/texts'
import { shownDay } from '../core/when'
import { usePeopleTexts } from '../locales/people'
import { Alert } from '../ui/alert'
import { fieldError, formError } from '../ui/form-errors'
import { Columns, ListTable } from '../ui/list-table'
import { Page } from '../ui/page'
import { SearchForm } from '../ui/search-form'
import styles from './people.module.css'

/** Finds the account of a patient or caregiver who cannot log in. */
export function Accounts() {
  const { accounts: texts } = usePeopleTexts()
  const { search, go } = useListState()
  const query = useQuery({
    queryKey: ['accounts', search],
    queryFn: ({ signal }) => api(findAccounts, { search }, { signal }),
    enabled: search !== '',
    staleTime: minute,
  })
  const failure = formError(query.error)
  return (
    <Page title={texts.title}>
      <p className={styles.soft}>{texts.text}</p>
      <SearchForm
        label={texts.search}
        hint={texts.searchHint}
        search={search}
        onSearch={(typed) => go({}, typed)}
        maxLength={100}
        error={fieldError(query.error, 'search')}
      />
      {failure && <Alert>{failure}</Alert>}
      {query.data && <List {...query.data} search={search} />}
    </Page>
  )
}

function List({ records, more, search }: OutputOf<typeof findAccounts> & { search: string }) {
  const { accounts: texts, ...words } = usePeopleTexts()
  const language = useLanguage()
  if (records.length === 0) return <p role="status">{texts.none(search)}</p>
  return (
    <>
      <p role="status" className={styles.soft}>
        {more ? texts.more(maxFound) : texts.found(records.length)}
      </p>
      <ListTable head={<Columns labels={[words.name, texts.kind, texts.phone, texts.since, texts.state]} />}>
        {records.map((record) => (
          <tr key={record.id}>
            <th scope="row">
              <Link to={`/accounts/${record.id}`}>{fullName(record)}</Link>
            </th>
            <td>{texts.kinds[record.kind]}</td>
            <td>{texts.phoneEnds(record.phoneEnd)}</td>
            <td data-label={texts.since}>{shownDay(record.createdAt, language)}</td>
            <td>{record.disabled && texts.states.disabled}</td>
          </tr>
        ))}
      </ListTable>
    </>
  )
}
