import { getActivityCalendar } from '@portal/contract/activities/public'
import { saveFile } from '../content/save-file'
import { Button } from '../core/button'
import { useDebounced } from '../core/debounce'
import { Icon } from '../core/icon'
import { httpApi } from '../lib/api'
import { useActivityTexts } from '../locales/activities'

interface CalendarButtonProps {
  id: number
  /** The activity was called off; the file then cancels an event that is already in the calendar. */
  calledOff?: boolean
  size?: 'normal' | 'large'
}

/** Downloads an activity as an iCalendar file. */
export function CalendarButton({ id, calledOff = false, size = 'normal' }: CalendarButtonProps) {
  const { signUp, changes } = useActivityTexts()
  const save = useDebounced(async () => {
    // The failure has been shown.
    const file = await httpApi(getActivityCalendar, { id }).catch(() => null)
    if (file) saveFile(file, `activity-${id}.ics`)
  })
  return (
    <Button kind="secondary" size={size} onClick={save}>
      <Icon name="clock" />
      {calledOff ? changes.calendar : signUp.calendar}
    </Button>
  )
}
