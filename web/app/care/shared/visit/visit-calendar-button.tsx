import { openPrivateFile } from '@portal/client/file-address'
import { getVisitCalendar } from '@portal/contract/care/applications/applications'
import { Button } from '../../../core/button'
import { useDebounced } from '../../../core/debounce'
import { Icon } from '../../../core/icon'
import { httpApi } from '../../../lib/api'

/** Downloads the appointment as an iCalendar file. */
export function VisitCalendarButton({ id, label }: { id: string; label: string }) {
  // A failure has been shown.
  const save = useDebounced(() => openPrivateFile(httpApi, getVisitCalendar, { id }).catch(() => {}))
  return (
    <Button kind="secondary" size="large" onClick={save}>
      <Icon name="clock" />
      <span>{label}</span>
    </Button>
  )
}
