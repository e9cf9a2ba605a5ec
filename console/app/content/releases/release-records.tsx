import type { Release } from '@portal/contract/content/releases'
import { useReleaseTexts } from '../../locales/releases'
import { ListTable } from '../../ui/list/list-table'
import { pathOf, useAnyTitle, useKindTitle } from './use-any-title'

/** What a release has published; each version leads to its history. */
export function ReleaseRecords({ records }: { records: NonNullable<Release['published']>['records'] }) {
  const texts = useReleaseTexts()
  const titleOf = useAnyTitle()
  const kindOf = useKindTitle()
  return (
    <ListTable
      rows={records}
      keyOf={(row) => pathOf(row)}
      columns={[
        {
          head: texts.drafts,
          to: (row) => `${pathOf(row)}/history?version=${row.number}`,
          cell: (row) => titleOf(row),
        },
        { head: texts.columns.kind, cell: (row) => kindOf(row), isLabeled: true },
        { head: texts.version, cell: ({ number }) => number, isLabeled: true },
      ]}
    />
  )
}
