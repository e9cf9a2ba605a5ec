import { getActivityCalendar } from '@portal/contract/activities/public'
import { saveFile } from '../content/save-file'
import { httpApi } from '../core/api'
import { Button } from '../core/button'
import { useDebounced } from '../core/debounce'
import { Icon } from '../core/icon'
import { useActivityTexts } from '../locales/activities'

interface CalendarButtonProps {
  id: number
  /** It may be in the calendar already, and is to be struck out there. */
  calledOff?: boolean
}

/** Saves an activity as a file that calendars read. */
export function CalendarButton({ id, calledOff = false }: CalendarButtonProps) {
  const { signUp, changes } = useActivityTexts()
  const save = useDebounced(async () => {
    // A failure has been shown.
    const file = await httpApi(getActivityCalendar, { id }).catch(() => null)
    if (file) saveFile(file, `activity-${id}.ics`)
  })
  return (
    <Button kind="secondary" onClick={save}>
      <Icon name="clock" />
      {calledOff ? changes.calendar : signUp.calendar}
    </Button>
  )
}
