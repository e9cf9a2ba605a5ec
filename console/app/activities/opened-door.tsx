import { newYorkNow } from '@portal/client/new-york'
import type { StaffActivity } from '@portal/contract/activities/staff'
import { doorHours, getParticipants } from '@portal/contract/activities/staff-door'
import { inLanguage } from '@portal/contract/language'
import { formatSpan } from '@portal/contract/moments'
import { useQuery } from '@tanstack/react-query'
import { api } from '../core/api'
import { useLanguage } from '../core/texts'
import { useActivitiesTexts } from '../locales/activities'
import { Alert } from '../ui/alert'
import { Loaded } from '../ui/loaded'
import paper from '../ui/paper.module.css'
import styles from './activities.module.css'
import { DoorTools } from './door-tools'
import { LeftNotes } from './left-notes'
import { ParticipantList } from './participant-list'
import { useDoor } from './use-door'

/** The participants of an activity, with the tools to check them in. */
export function Opened({ activity }: { activity: StaffActivity }) {
  const texts = useActivitiesTexts()
  const language = useLanguage()
  const { id, activityStartTime, activityEndTime, location, city, calledOff } = activity
  const participants = useQuery({
    queryKey: ['participants', id],
    queryFn: ({ signal }) => api(getParticipants, { id }, { signal }),
  })
  const isEarly = activityStartTime > newYorkNow(doorHours)
  return (
    <>
      <p>
        <span>{formatSpan(activityStartTime, activityEndTime, language)}</span> ·{' '}
        <span>{inLanguage(location, language)}</span> · {city}
      </p>
      {calledOff && (
        <Alert>
          <span>{texts.isCalledOff}</span>
          <br />
          <span>{texts.callOff.why(inLanguage(calledOff.reason, language))}</span>
        </Alert>
      )}
      {!calledOff && isEarly && <p>{texts.notOpen(doorHours)}</p>}
      <Loaded query={participants}>
        {() => <Participants activityId={id} isOver={activityEndTime < newYorkNow()} isOpen={!calledOff && !isEarly} />}
      </Loaded>
    </>
  )
}

interface ParticipantsProps {
  activityId: number
  isOver: boolean
  isOpen: boolean
}

function Participants({ activityId, isOver, isOpen }: ParticipantsProps) {
  const texts = useActivitiesTexts()
  const door = useDoor(activityId)
  const here = door.people.filter(({ checkedIn }) => checkedIn).length
  const waiting = door.people.filter(({ status }) => status === 'waiting').length
  return (
    <>
      <p className={styles.counts} role="status">
        {texts.counts(here, door.people.length - waiting, waiting)}
      </p>
      <Waiting count={door.waiting} />
      <LeftNotes />
      {isOpen && <DoorTools door={door} />}
      <ParticipantList door={door} isOver={isOver} isOpen={isOpen} />
    </>
  )
}

/** The number of notes that wait for the network. */
function Waiting({ count }: { count: number }) {
  const texts = useActivitiesTexts()
  return (
    <div role="status" className={paper.never}>
      {count > 0 && (
        <p className={styles.waits}>
          <strong>{texts.waits(count)}</strong> {texts.waitsHint}
        </p>
      )}
    </div>
  )
}
