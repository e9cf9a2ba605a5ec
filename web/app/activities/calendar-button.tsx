import { openPublicFile } from '@portal/client/file-address'
import { getActivityCalendar } from '@portal/contract/activities/public'
import { Button } from '../core/button'
import { useDebounced } from '../core/debounce'
import { Icon } from '../core/icon'
import { useLanguage } from '../core/texts'
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
  const language = useLanguage()
  const save = useDebounced(() => openPublicFile(getActivityCalendar, { id }, language))
  return (
    <Button kind="secondary" size={size} onClick={save}>
      <Icon name="clock" />
      {calledOff ? changes.calendar : signUp.calendar}
    </Button>
  )
}
