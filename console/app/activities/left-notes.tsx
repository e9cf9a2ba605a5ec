import { Button } from '@mantine/core'
import { getParticipants } from '@portal/contract/activities/staff-door'
import { useQueries } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '../core/api'
import { endWaiting } from '../core/query'
import { useLanguage } from '../core/texts'
import { shownMoment } from '../core/when'
import { useActivitiesTexts } from '../locales/activities'
import paper from '../ui/paper.module.css'
import styles from './activities.module.css'
import { type DoorNote, discard, isMine, useLeftNotes } from './door-notes'
import { heldNotice, takeOver } from './send-notes'

/** Check-ins on this device that a member has to confirm: those of colleagues and those from before a lock. */
export function LeftNotes() {
  const left = useLeftNotes()
  const makers = [...new Set(left.map(({ by }) => by.email))]
  return (
    <div className={paper.never}>
      {makers.map((email) => (
        <NotesOf key={email} notes={left.filter(({ by }) => by.email === email)} />
      ))}
    </div>
  )
}

function NotesOf({ notes }: { notes: readonly DoorNote[] }) {
  const texts = useActivitiesTexts()
  const [first] = notes
  const name = first?.by.firstName ?? ''
  const own = first !== undefined && isMine(first)
  const words = own ? texts.held : texts.left
  useEffect(() => (own ? () => endWaiting(heldNotice) : undefined), [own])
  const giveUp = () => {
    if (window.confirm(words.discardAsk(notes.length, name))) discard(notes)
  }
  return (
    <section className={styles.waits} aria-label={words.title(name)}>
      <p>
        <strong>{words.found(notes.length, name)}</strong> <span>{words.hint(name)}</span>
      </p>
      <Details notes={notes} />
      <div className={styles.buttons}>
        <Button variant="default" onClick={() => takeOver(notes)}>
          {words.send}
        </Button>
        <Button variant="subtle" color="terracotta" onClick={giveUp}>
          {words.discard}
        </Button>
      </div>
    </section>
  )
}

/** The content of the notes, to review because the storage may have been tampered with. */
function Details({ notes }: { notes: readonly DoorNote[] }) {
  const texts = useActivitiesTexts()
  const language = useLanguage()
  const activities = [...new Set(notes.map(({ activityId }) => activityId))]
  const people = useQueries({
    queries: activities.map((id) => ({
      queryKey: ['participants', id],
      queryFn: ({ signal }: { signal: AbortSignal }) => api(getParticipants, { id }, { signal }),
    })),
    combine: (lists) => lists.flatMap(({ data = [] }) => data),
  })
  const nameOf = (id: string) => people.find((one) => one.id === id)?.name ?? texts.somebody
  return (
    <ul className={styles.details}>
      {notes.map(({ key, registrationId, arrived, at }) => (
        <li key={key}>
          <span>{(arrived ? texts.notedHere : texts.notedUndone)(nameOf(registrationId))}</span>{' '}
          <span className={styles.soft}>{shownMoment(new Date(at).toISOString(), language)}</span>
        </li>
      ))}
    </ul>
  )
}
