import { useEffect, useRef, useState } from 'react'
import { newYorkWall, timeText } from '../../content/times'
import { useLanguage } from '../../lib/texts'
import { Button } from '../../ui/button'
import { toast } from '../../ui/toasts'
import { ConfirmButton } from '../shared/confirm-button'
import styles from './application.module.css'
import { useApplicationTexts } from './application-texts'
import type { DraftState } from './draft-state'
import type { KeptDraft } from './kept-draft'

interface SaveStatusProps {
  kept: KeptDraft
  draft: DraftState
  onDiscard: () => void
}

/** Whether everything is saved, quietly, and the way to remove it all. */
export function SaveStatus({ kept, draft, onDiscard }: SaveStatusProps) {
  const saved = useSavedText(draft)
  return (
    <div className={styles.saved}>
      {draft.failed ? <NotSaved kept={kept} /> : <p>{saved}</p>}
      <SpokenStatus failed={draft.failed} />
      {(draft.savedAt !== '' || draft.unsaved) && <DiscardButton kept={kept} onDiscard={onDiscard} />}
    </div>
  )
}

function useSavedText({ savedAt }: DraftState): string {
  const words = useApplicationTexts()
  const language = useLanguage()
  return savedAt ? words.savedAt(timeText(newYorkWall(new Date(savedAt)), language)) : words.willSave
}

function NotSaved({ kept }: { kept: KeptDraft }) {
  const words = useApplicationTexts()
  return (
    <div className={styles.notSaved}>
      <p>
        <span aria-hidden="true">!</span> {words.notSaved}
      </p>
      <Button kind="secondary" onClick={() => void kept.save()}>
        {words.saveNow}
      </Button>
    </div>
  )
}

/** Speaks only when saving begins to fail, and when it works again. */
function SpokenStatus({ failed }: { failed: boolean }) {
  const words = useApplicationTexts()
  const [said, say] = useState('')
  const before = useRef(failed)
  useEffect(() => {
    if (before.current !== failed) say(failed ? words.notSaved : words.savedAgain)
    before.current = failed
  }, [failed, words])
  return (
    <p role="status" className="visually-hidden">
      {said}
    </p>
  )
}

function DiscardButton({ kept, onDiscard }: Pick<SaveStatusProps, 'kept' | 'onDiscard'>) {
  const words = useApplicationTexts()
  const discard = async () => {
    await kept.discard()
    toast(words.discarded, 'success')
  }
  return (
    <ConfirmButton
      label={words.discard}
      kind="quiet"
      question={words.discardTitle}
      text={words.discardText}
      no={words.discardNo}
      yes={words.discardYes}
      act={discard}
      onDone={onDiscard}
    />
  )
}
