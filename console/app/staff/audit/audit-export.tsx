import { Button } from '@mantine/core'
import { openPrivateFile } from '@portal/client/file-address'
import { exportAuditLog, maxExported } from '@portal/contract/staff/audit'
import { useSearchParams } from 'react-router'
import { api } from '../../core/api'
import { useSend } from '../../core/saving/use-send'
import { useLanguage } from '../../core/texts'
import { useAuditTexts } from '../../locales/audit'
import { asInput } from './audit-filters'

/** Downloads the filtered entries as a table. */
export function AuditExport() {
  const texts = useAuditTexts()
  const language = useLanguage()
  const [params] = useSearchParams()
  const exporting = useSend({
    mutationFn: () => openPrivateFile(api, exportAuditLog, asInput(params)),
  })
  return (
    <Button
      variant="default"
      loading={exporting.isPending}
      title={texts.exportHint(maxExported.toLocaleString(language))}
      onClick={() => exporting.mutate()}
    >
      {texts.export}
    </Button>
  )
}
