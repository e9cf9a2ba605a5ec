import { getVisitCalendar } from '@portal/contract/care/requests'
import { saveFile } from '../../content/save-file'
import { httpApi } from '../../core/api'
import { Button } from '../../core/button'
import { useDebounced } from '../../core/debounce'
import { Icon } from '../../core/icon'

/** Saves the visit of an application as a file that calendars read. */
export function VisitCalendarButton({ id, label }: { id: string; label: string }) {
  const save = useDebounced(async () => {
    // A failure has been shown.
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
