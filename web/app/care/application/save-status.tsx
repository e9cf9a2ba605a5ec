import { newYorkTime } from '@portal/contract/new-york'
import { fullName } from '@portal/contract/person/names'
import { formatTime } from '@portal/contract/when'
import { Button } from '../../core/button'
import { useLanguage } from '../../core/texts'
import { toast } from '../../core/toasts'
import { useApplicationTexts } from '../../locales/application'
import { ConfirmButton } from '../../ui/dialog/confirm-button'
import { SpokenSaveStatus } from '../../ui/wizard/spoken-save-status'
import * as styles from './application.module.css'
import type { ApplicationDraft, ApplicationState } from './draft'

interface SaveStatusProps {
  draft: ApplicationDraft
  state: ApplicationState
  onDiscard: () => void
}

/** A quiet line that says whether everything is saved, and the button that deletes the draft. */
export function SaveStatus({ draft, state, onDiscard }: SaveStatusProps) {
  const words = useApplicationTexts()
  const saved = useSavedText(state)
  return (
    <div className={styles.saved}>
      {state.failed ? <NotSaved draft={draft} /> : <p>{saved}</p>}
      <SpokenSaveStatus failed={state.failed} texts={words} />
      {(state.savedAt !== '' || state.unsaved) && <DiscardButton draft={draft} onDiscard={onDiscard} />}
    </div>
  )
}

function useSavedText({ savedAt }: ApplicationState): string {
  const words = useApplicationTexts()
  const language = useLanguage()
  return savedAt ? words.savedAt(formatTime(newYorkTime(new Date(savedAt)), language)) : words.willSave
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

function DiscardButton({ draft, onDiscard }: Pick<SaveStatusProps, 'draft' | 'onDiscard'>) {
  const words = useApplicationTexts()
  const { firstName = '', lastName = '' } = draft.read().content.values
  const discard = async () => {
    await draft.discard()
    toast(words.discarded, 'success')
  }
  return (
    <ConfirmButton
      label={words.discard}
      kind="quiet"
      question={words.discardTitle(fullName({ firstName, lastName }))}
      text={words.discardText}
      no={words.discardNo}
      yes={words.discardYes}
      act={discard}
      onDone={onDiscard}
    />
  )
}
