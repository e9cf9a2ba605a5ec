import { Button } from '@mantine/core'
import { openPrivateFile } from '@portal/client/file-address'
import type { reviewStatuses } from '@portal/contract/accounts/documents'
import { exportCaregivers } from '@portal/contract/accounts/staff'
import { api } from '../core/api'
import { useSend } from '../core/saving/use-send'
import { useCaregiversTexts } from '../locales/caregivers'

interface ExportButtonProps {
  reviewStatus: (typeof reviewStatuses)[number] | 'all'
  search: string
}

/** Saves the caregivers of the list, of all its pages, as a file for spreadsheets. */
export function ExportButton({ reviewStatus, search }: ExportButtonProps) {
  const texts = useCaregiversTexts()
  const exporting = useSend({
    mutationFn: () => openPrivateFile(api, exportCaregivers, { reviewStatus, search }),
  })
  return (
    <Button variant="default" loading={exporting.isPending} onClick={() => exporting.mutate()}>
      {texts.export}
    </Button>
  )
}
