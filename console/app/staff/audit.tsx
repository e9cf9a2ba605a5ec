import { getAuditLog } from '@portal/contract/staff/audit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { api } from '../core/api'
import { useAuditTexts } from '../locales/audit'
import { Loaded } from '../ui/loaded'
import { Page } from '../ui/page'
import styles from './audit.module.css'
import { AuditCheck } from './audit-check'
import { AuditExport } from './audit-export'
import { AuditFilterForm } from './audit-filter-form'
import { asInput } from './audit-filters'
import { AuditList } from './audit-list'

/** The audit log; filters and page are in the address. */
export function Audit() {
  const texts = useAuditTexts()
  const [params] = useSearchParams()
  const input = { ...asInput(params), before: params.get('before') ?? '' }
  const query = useQuery({
    queryKey: ['audit', input],
    queryFn: ({ signal }) => api(getAuditLog, input, { signal }),
    placeholderData: keepPreviousData,
  })
  return (
    <Page title={texts.title} aside={<AuditExport />}>
      <p className={styles.soft}>{texts.text}</p>
      <AuditFilterForm key={params.toString()} actions={query.data?.actions ?? []} error={query.error} />
      <Loaded query={query}>{(page) => <AuditList {...page} />}</Loaded>
      <AuditCheck />
    </Page>
  )
}
