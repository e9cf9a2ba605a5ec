import { Button } from '@mantine/core'
import { useActivitiesTexts } from '../locales/activities'
import paper from '../ui/paper.module.css'
import styles from './activities.module.css'
import { type DoorNote, discard, takeOver, useLeftNotes } from './door-notes'

/** What colleagues noted at a door on this device and could not send before somebody else took it over. */
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
  const texts = useActivitiesTexts().left
  const name = notes[0]?.by.firstName ?? ''
  const giveUp = () => {
    if (window.confirm(texts.discardAsk(notes.length, name))) discard(notes)
  }
  return (
    <section className={styles.waits} aria-label={texts.title(name)}>
      <p>
        <strong>{texts.found(notes.length, name)}</strong> {texts.hint(name)}
      </p>
      <div className={styles.buttons}>
        <Button variant="default" onClick={() => takeOver(notes)}>
          {texts.send}
        </Button>
        <Button variant="subtle" color="terracotta" onClick={giveUp}>
          {texts.discard}
        </Button>
      </div>
    </section>
  )
}
