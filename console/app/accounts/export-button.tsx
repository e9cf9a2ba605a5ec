import { Button } from '@mantine/core'
import type { reviewStatuses } from '@portal/contract/accounts/documents'
import { exportCaregivers } from '@portal/contract/accounts/staff'
import { api } from '../core/api'
import { useSend } from '../core/use-send'
import { useCaregiversTexts } from '../locales/caregivers'

interface ExportButtonProps {
  reviewStatus: (typeof reviewStatuses)[number] | 'all'
  search: string
}

/** Saves the caregivers of the list, of all its pages, as a file for spreadsheets. */
export function ExportButton({ reviewStatus, search }: ExportButtonProps) {
  const texts = useCaregiversTexts()
  const exporting = useSend({
    mutationFn: () => api(exportCaregivers, { reviewStatus, search }),
    onSuccess: (file) => saveAs(file, `caregivers-${reviewStatus}.xlsx`),
  })
  return (
    <Button variant="default" loading={exporting.isPending} onClick={() => exporting.mutate()}>
      {texts.export}
    </Button>
  )
}

function saveAs(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
