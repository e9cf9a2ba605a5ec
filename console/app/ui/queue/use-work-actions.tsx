import { Button } from '@mantine/core'
import type { WorkItem } from '@portal/contract/work/staff'
import { useState } from 'react'
import { later } from '../../core/later'
import { usePageActions } from '../../core/page-actions'
import { useWorkTexts } from '../../locales/work'
import { type Change, useArrange } from './use-arrange'
import styles from './work.module.css'
import type { Asked } from './work-dialogs'

const WorkDialogs = later(async () => (await import('./work-dialogs')).WorkDialogs)

/**
 * Actions on queue items, by button or key: the buttons, the result with an undo button, and the dialogs.
 * @param targets the selected items, or the one whose row has the focus
 */
export function useWorkActions(targets: readonly WorkItem[], onDone: () => void) {
  const texts = useWorkTexts()
  const { arrange, undo, said, canUndo, isBusy, error, forget } = useArrange(onDone)
  // Keep the versions from when the dialog was opened, so that a colleague's change in the meantime is not overwritten.
  const [asked, setAsked] = useState<{ what: Asked; about: readonly WorkItem[]; isOpen: boolean }>()
  const ask = (what: Asked) => () => {
    if (targets.length === 0) return arrange([], {}, String)
    forget()
    setAsked({ what, about: targets, isOpen: true })
  }
  // Keep closed dialogs mounted, since they restore the focus.
  const close = () => setAsked(asked && { ...asked, isOpen: false })
  const give = (change: Change, words: (count: number) => string) => arrange(asked?.about ?? [], change, words, close)
  const take = () => arrange(targets, { assignedTo: 'me' }, texts.taken)
  const offered = [
    { key: 'a', label: texts.take, run: take },
    { key: 'e', label: texts.assign, run: ask('assign') },
    { key: 's', label: texts.snooze, run: ask('snooze') },
    { key: 'n', label: texts.note, run: ask('note') },
  ]
  usePageActions([...offered, { key: 'u', label: texts.undo, run: undo }])
  return {
    /** Given a key, renders only that key's button. */
    buttons: (only?: string) => (
      <section className={styles.buttons} aria-label={texts.actions}>
        {offered
          .filter(({ key }) => !only || key === only)
          .map(({ key, label, run }) => (
            <Button key={key} variant="default" size="compact-md" disabled={isBusy} onClick={run}>
              {texts.withKey(label, key)}
            </Button>
          ))}
      </section>
    ),
    said: (
      <div className={styles.said}>
        <p role="status">{said}</p>
        {canUndo && (
          <Button variant="subtle" size="compact-md" disabled={isBusy} onClick={undo}>
            {texts.withKey(texts.undo, 'u')}
          </Button>
        )}
      </div>
    ),
    dialogs: asked && (
      <WorkDialogs
        asked={asked.isOpen ? asked.what : undefined}
        about={asked.about}
        error={error}
        onClose={close}
        onGive={give}
      />
    ),
  }
}
