import { useEffect, useRef, useState } from 'react'
import { formatTime, newYorkWallTime } from '../../content/times'
import { Button } from '../../core/button'
import { useLanguage } from '../../core/texts'
import { toast } from '../../core/toasts'
import { useApplicationTexts } from '../../locales/application'
import { ConfirmButton } from '../shared/confirm-button'
import styles from './application.module.css'
import type { ApplicationDraft, ApplicationState } from './draft'

interface SaveStatusProps {
  draft: ApplicationDraft
  state: ApplicationState
  onDiscard: () => void
}

/** A quiet line that says whether everything is saved, and the button that deletes the draft. */
export function SaveStatus({ draft, state, onDiscard }: SaveStatusProps) {
  const saved = useSavedText(state)
  return (
    <div className={styles.saved}>
      {state.failed ? <NotSaved draft={draft} /> : <p>{saved}</p>}
      <SpokenStatus failed={state.failed} />
      {(state.savedAt !== '' || state.unsaved) && <DiscardButton draft={draft} onDiscard={onDiscard} />}
    </div>
  )
}

function useSavedText({ savedAt }: ApplicationState): string {
  const words = useApplicationTexts()
  const language = useLanguage()
  return savedAt ? words.savedAt(formatTime(newYorkWallTime(new Date(savedAt)), language)) : words.willSave
}

function NotSaved({ draft }: { draft: ApplicationDraft }) {
  const words = useApplicationTexts()
  return (
    <div className={styles.notSaved}>
      <p>
        <span aria-hidden="true">!</span> {words.notSaved}
      </p>
      <Button kind="secondary" onClick={() => void draft.save()}>
        {words.saveNow}
      </Button>
    </div>
  )
}

/** Announces to screen readers only when saving starts to fail and when it works again. */
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

function DiscardButton({ draft, onDiscard }: Pick<SaveStatusProps, 'draft' | 'onDiscard'>) {
  const words = useApplicationTexts()
  const discard = async () => {
    await draft.discard()
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
