import { getActivityCalendar } from '@portal/contract/activities'
import { useDebounced } from '../lib/debounce'
import { httpApi } from '../lib/http-client'
import { Button } from '../ui/button'
import { Icon } from '../ui/icon'
import { useActivityTexts } from './activity-texts'

/** Saves an activity as a file that calendars read. */
export function CalendarButton({ id }: { id: number }) {
  const { signUp: words } = useActivityTexts()
  const save = useDebounced(() => {
    // A failure has been shown.
    saveCalendar(id).catch(() => {})
  })
  return (
    <Button kind="secondary" onClick={save}>
      <Icon name="clock" />
      {words.calendar}
    </Button>
  )
}

async function saveCalendar(id: number) {
  const address = URL.createObjectURL(await httpApi(getActivityCalendar, { id }))
  const link = document.createElement('a')
  link.href = address
  link.download = `activity-${id}.ics`
  link.click()
  // Browsers read the file after the click; a minute is plenty.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
