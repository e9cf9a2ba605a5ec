import { Button } from '@mantine/core'
import { exportAuditLog, maxExported } from '@portal/contract/staff/audit'
import { useSearchParams } from 'react-router'
import { api } from '../core/api'
import { useLanguage } from '../core/texts'
import { useSend } from '../core/use-send'
import { useAuditTexts } from '../locales/audit'
import { asInput } from './audit-filters'

/** Saves the entries that match the filters as a table. */
export function AuditExport() {
  const texts = useAuditTexts()
  const language = useLanguage()
  const [params] = useSearchParams()
  const exporting = useSend({
    mutationFn: () => api(exportAuditLog, asInput(params)),
    onSuccess: saveFile,
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

function saveFile(file: Blob) {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = `audit-log-${new Date().toISOString().slice(0, 10)}.csv`
  link.click()
  URL.revokeObjectURL(address)
}
