import { findChecks, getCheckPage, listedStatuses } from '@portal/contract/care/white-card/checks'
import { fullName } from '@portal/contract/person/names'
import { Link } from 'react-router'
import { api } from '../../core/api'
import { useListQuery } from '../../core/list/list-query'
import { useListPart } from '../../core/list/list-state'
import { useBatchTexts } from '../../locales/check-batches'
import { useChecksTexts } from '../../locales/checks'
import { ListPage } from '../../ui/list/list-page'
import { useSelection } from '../../ui/list/use-selection'
import { SearchForm } from '../../ui/search-form'
import { useCheckColumns } from './check-columns'
import { ChecksSelection } from './checks-selection'

/** The Medicaid checks by status, longest-waiting first. Waiting checks can be added to a batch. */
export function Checks() {
  const texts = useChecksTexts()
  const batch = useBatchTexts()
  const { part: status, listed, search, pageNum, tabs, onSearch } = useListPart('status', listedStatuses)
  const query = useListQuery(['checks', status, search], pageNum, (input, call) =>
    search
      ? api(findChecks, { ...input, status, search }, call)
      : api(getCheckPage, { ...input, status: listed }, call),
  )
  const keyOf = ({ accountId }: { accountId: string }) => accountId
  const selection = useSelection(query.data?.records ?? [], {
    keyOf,
    label: (check) => batch.select(fullName(check)),
    isOffered: (check) => check.status === 'submitted',
  })
  return (
    <ListPage
      query={query}
      keyOf={keyOf}
      title={texts.title}
      found={texts.found}
      none={search ? texts.noMatch(search) : texts.none}
      search={<SearchForm label={texts.search} hint={texts.searchHint} search={search} onSearch={onSearch} />}
      tabs={[{ ...tabs, label: texts.statusNav, words: texts.status }]}
      actions={<Link to="/checks/batches">{batch.toBatches}</Link>}
      selection={status === 'submitted' || status === 'all' ? selection : undefined}
      selectionBar={<ChecksSelection selected={selection.keys} onClear={selection.clear} />}
      columns={useCheckColumns(status)}
    />
  )
}
