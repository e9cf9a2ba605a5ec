import { getAuditLog } from '@portal/contract/staff/audit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { api } from '../../core/api'
import { useAuditTexts } from '../../locales/audit'
import { ListPage } from '../../ui/list/list-page'
import styles from './audit.module.css'
import { AuditCheck } from './audit-check'
import { AuditExport } from './audit-export'
import { AuditFilterForm } from './audit-filter-form'
import { asInput, filtersIn } from './audit-filters'
import { useAuditColumns } from './audit-list'

/** The audit log; filters and page are in the URL. */
export function Audit() {
  const texts = useAuditTexts()
  const [params] = useSearchParams()
  const filters = filtersIn(params)
  const input = { ...asInput(params), before: params.get('before') ?? '' }
  const query = useQuery({
    queryKey: ['audit', input],
    queryFn: ({ signal }) => api(getAuditLog, input, { signal }),
    placeholderData: keepPreviousData,
  })
  const next = query.data?.next
  return (
    <ListPage
      title={texts.title}
      text={texts.text}
      query={query}
      keyOf={({ number }) => String(number)}
      found={texts.found}
      none={texts.none}
      actions={<AuditExport />}
      columns={useAuditColumns()}
      pages={
        <>
          <nav className={styles.buttons} aria-label={texts.pages}>
            {params.has('before') && <Link to={`?${new URLSearchParams(filters)}`}>{texts.newest}</Link>}
            {next && <Link to={`?${new URLSearchParams({ ...filters, before: next })}`}>{texts.older}</Link>}
          </nav>
          <AuditCheck />
        </>
      }
    >
      <AuditFilterForm key={params.toString()} actions={query.data?.actions ?? []} error={query.error} />
    </ListPage>
  )
}
