import { minute } from '@portal/contract/durations'
import { fullName } from '@portal/contract/person/names'
import { findAccounts, maxFound } from '@portal/contract/staff/accounts'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../core/api'
import { useListState } from '../../core/list/list-state'
import { useLanguage } from '../../core/texts'
import { shownDay } from '../../core/when'
import { usePeopleTexts } from '../../locales/people'
import { fieldError } from '../../ui/form-errors'
import { ListPage } from '../../ui/list/list-page'
import { SearchForm } from '../../ui/search-form'

/** Finds the account of a patient or caregiver who needs help with the login. */
export function Accounts() {
  const { accounts: texts, ...words } = usePeopleTexts()
  const language = useLanguage()
  const { search, go } = useListState()
  const query = useQuery({
    queryKey: ['accounts', search],
    queryFn: ({ signal }) => api(findAccounts, { search }, { signal }),
    enabled: search !== '',
    staleTime: minute,
  })
  const error = fieldError(query.error, 'search')
  return (
    <ListPage
      title={texts.title}
      text={texts.text}
      query={query}
      keyOf={({ id }) => id}
      found={(total) => (query.data?.more ? texts.more(maxFound) : texts.found(total))}
      none={texts.none(search)}
      isUnasked={search === '' || error !== undefined}
      search={
        <SearchForm
          label={texts.search}
          hint={texts.searchHint}
          search={search}
          maxLength={100}
          error={error}
          onSearch={(typed) => go({}, typed)}
        />
      }
      columns={[
        { head: words.name, cell: fullName, to: ({ id }) => `/accounts/${id}`, isAsWritten: true },
        { head: texts.kind, cell: ({ kind }) => texts.kinds[kind] },
        { head: texts.phone, cell: ({ phoneEnd }) => texts.phoneEnds(phoneEnd) },
        { head: texts.since, cell: ({ createdAt }) => shownDay(createdAt, language), isLabeled: true },
        { head: texts.state, cell: ({ disabled }) => disabled && texts.states.disabled },
      ]}
    />
  )
}
