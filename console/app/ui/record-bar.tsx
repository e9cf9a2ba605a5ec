import { Button } from '@mantine/core'
import { usePageActions } from '../core/page-actions'
import { useShown } from '../core/typed'
import { useWorkTexts } from '../locales/work'
import { Lookers } from './lookers'
import styles from './notes.module.css'
import { type NotesAbout, NotesDialog } from './notes-dialog'

/** Stands above each record that the work queue is about: the internal notes, and which colleagues have it open. */
export function RecordBar(about: NotesAbout) {
  const texts = useWorkTexts()
  const [isOpen, setOpen] = useShown('notes', false)
  const open = () => setOpen(true)
  usePageActions([{ key: 'n', label: texts.note, run: open }])
  return (
    <div className={styles.bar}>
      <Button variant="default" size="compact-md" onClick={open}>
        {texts.withKey(texts.note, 'n')}
      </Button>
      <Lookers kind={about.kind} id={about.id} />
      <NotesDialog about={isOpen ? about : undefined} onClose={() => setOpen(false)} />
    </div>
  )
}
