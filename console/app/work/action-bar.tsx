import { Button } from '@mantine/core'
import type { WorkItem } from '@portal/contract/work/staff'
import { useState } from 'react'
import { usePageActions } from '../core/page-actions'
import { useWorkTexts } from '../locales/work'
import { NotesDialog } from '../ui/notes-dialog'
import { AssignDialog } from './assign-dialog'
import { SnoozeDialog } from './snooze-dialog'
import { type Change, useArrange } from './use-arrange'
import styles from './work.module.css'

interface ActionBarProps {
  /** The selected items, or the one whose row has the focus. */
  targets: readonly WorkItem[]
  selected: number
  onDone: () => void
  onPick: () => void
}

type Asked = 'assign' | 'snooze' | 'note'

/** What can be done with items, by button or by key, and what was done. */
export function ActionBar({ targets, selected, onDone, onPick }: ActionBarProps) {
  const texts = useWorkTexts()
  const { arrange, undo, said, canUndo, isBusy, error, forget } = useArrange(onDone)
  // A dialog is about the items as they were when it was opened: what a colleague changes meanwhile is not overwritten.
  const [asked, setAsked] = useState<{ what: Asked; about: readonly WorkItem[] }>()
  const ask = (what: Asked) => () => {
    if (targets.length === 0) return arrange([], {}, String)
    forget()
    setAsked({ what, about: targets })
  }
  const close = () => setAsked(undefined)
  const give = (change: Change, words: (count: number) => string) => arrange(asked?.about ?? [], change, words, close)
  const take = () => arrange(targets, { assignedTo: 'me' }, texts.taken)
  const offered = [
    { key: 'a', label: texts.take, run: take },
    { key: 'e', label: texts.assign, run: ask('assign') },
    { key: 's', label: texts.snooze, run: ask('snooze') },
    { key: 'n', label: texts.note, run: ask('note') },
  ]
  usePageActions([...offered, { key: 'x', label: texts.pick, run: onPick }, { key: 'u', label: texts.undo, run: undo }])
  const about = asked?.about ?? []
  return (
    <section className={styles.bar} aria-label={texts.actions}>
      <div className={styles.buttons}>
        {offered.map(({ key, label, run }) => (
          <Button key={key} variant="default" disabled={targets.length === 0 || isBusy} onClick={run}>
            {texts.withKey(label, key)}
          </Button>
        ))}
        {selected > 0 && <span className={styles.soft}>{texts.selected(selected)}</span>}
      </div>
      <div className={styles.said}>
        <p role="status">{said}</p>
        {canUndo && (
          <Button variant="subtle" disabled={isBusy} onClick={undo}>
            {texts.withKey(texts.undo, 'u')}
          </Button>
        )}
      </div>
      <AssignDialog opened={asked?.what === 'assign'} about={about} onClose={close} onGive={give} />
      <SnoozeDialog opened={asked?.what === 'snooze'} about={about} onClose={close} onGive={give} error={error} />
      <NotesDialog about={asked?.what === 'note' ? about[0] : undefined} onClose={close} />
    </section>
  )
}
