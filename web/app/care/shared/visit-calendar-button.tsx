import { getVisitCalendar } from '@portal/contract/care/requests'
import { saveFile } from '../../content/save-file'
import { Button } from '../../core/button'
import { useDebounced } from '../../core/debounce'
import { Icon } from '../../core/icon'
import { httpApi } from '../../lib/api'

/** Downloads the appointment as an iCalendar file. */
export function VisitCalendarButton({ id, label }: { id: string; label: string }) {
  const save = useDebounced(async () => {
    // The failure has been shown.
    const file = await httpApi(getVisitCalendar, { id }).catch(() => null)
    if (file) saveFile(file, 'visit.ics')
  })
  return (
    <Button kind="secondary" size="large" onClick={save}>
      <Icon name="clock" />
      {label}
    </Button>
  )
}
