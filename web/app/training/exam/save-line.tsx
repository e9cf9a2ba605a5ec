import { Button } from '../../core/button'
import { useExamTexts } from '../../locales/exam'
import type { DraftState } from '../../ui/wizard/draft'
import { SpokenSaveStatus } from '../../ui/wizard/spoken-save-status'
import type { ExamContent, ExamDraft } from './answers'
import * as styles from './exam.module.css'

/** A quiet line that says whether every answer is saved. */
export function SaveLine({ draft, state }: { draft: ExamDraft; state: DraftState<ExamContent> }) {
  const { saving: words } = useExamTexts()
  const { failed, unsaved, content } = state
  const hasAnswers = Object.values(content.answers).some((answer) => answer.length > 0)
  return (
    <div className={styles.saving} data-failed={failed || undefined}>
      {failed ? (
        <>
          <p>
            <span aria-hidden="true">!</span> {words.notSaved}
          </p>
          <Button kind="secondary" onClick={() => void draft.save()}>
            {words.saveNow}
          </Button>
        </>
      ) : (
        <p>{unsaved ? words.saving : hasAnswers ? words.saved : words.willSave}</p>
      )}
      <SpokenSaveStatus failed={failed} texts={words} />
    </div>
  )
}
