import { reviewStatuses } from '@portal/contract/accounts/documents'
import { findCaregivers, getCaregiverPage } from '@portal/contract/accounts/staff'
import { fullName } from '@portal/contract/person/names'
import { api } from '../core/api'
import { useListQuery } from '../core/list/list-query'
import { useListPart } from '../core/list/list-state'
import { useLanguage } from '../core/texts'
import { shownMoment } from '../core/when'
import { useCaregiversTexts } from '../locales/caregivers'
import { ListPage } from '../ui/list/list-page'
import { SearchForm } from '../ui/search-form'
import { ExportButton } from './export-button'
import { ReviewMark } from './review-mark'

/** The caregivers by the state of their review. */
export function Caregivers() {
  const texts = useCaregiversTexts()
  const language = useLanguage()
  const { part, listed, search, pageNum, tabs, onSearch } = useListPart('status', reviewStatuses)
  const query = useListQuery(['caregivers', part, search], pageNum, (input, call) =>
    search
      ? api(findCaregivers, { ...input, reviewStatus: part, search }, call)
      : api(getCaregiverPage, { ...input, reviewStatus: listed }, call),
  )
  return (
    <ListPage
      title={texts.title}
      query={query}
      keyOf={({ id }) => id}
      found={texts.found}
      none={search ? texts.noMatch(search) : texts.none}
      search={<SearchForm label={texts.search} search={search} onSearch={onSearch} />}
      tabs={[{ ...tabs, label: texts.statusNav, words: texts.status }]}
      actions={<ExportButton reviewStatus={part} search={search} />}
      columns={[
        {
          head: texts.name,
          cell: fullName,
          isAsWritten: true,
          to: ({ id }) => `/caregivers/${id}`,
          beside: ({ reviewStatus }) => part === 'all' && <ReviewMark status={reviewStatus} />,
        },
        { head: texts.documents, cell: ({ documents }) => documents, isLabeled: true },
        { head: texts.since, cell: ({ createdAt }) => shownMoment(createdAt, language), isLabeled: true },
      ]}
    />
  )
}
