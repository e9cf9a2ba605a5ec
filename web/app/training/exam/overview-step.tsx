import { ApiError } from '@portal/client/api-error'
import { type ExamAttempt, submitAttempt } from '@portal/contract/training/exam'
import type { ReactNode } from 'react'
import { Mark } from '../../content/mark'
import { toast } from '../../core/toasts'
import { httpApi } from '../../lib/api'
import { useExamTexts } from '../../locales/exam'
import { ConfirmButton } from '../../ui/dialog/confirm-button'
import { StepLink } from '../../ui/wizard/step-progress'
import { StepActions } from '../../ui/wizard/wizard-frame'
import { type Answers, type ExamDraft, isAnswered } from './answers'
import { isOver } from './draft'
import * as styles from './exam.module.css'

interface OverviewStepProps {
  attempt: ExamAttempt
  answers: Answers
  draft: ExamDraft
  pathOf: (step: string) => string
  onSubmitted: () => void
  /** Whether the answers are saved. */
  children: ReactNode
}

/** All questions with a link to each, those without an answer marked, and the button that submits the exam. */
export function OverviewStep({ attempt, answers, draft, pathOf, onSubmitted, children }: OverviewStepProps) {
  const { overview: words } = useExamTexts()
  const { questions, attemptId } = attempt
  const missing = questions.filter(({ id }) => !isAnswered(answers, id)).length
  return (
    <>
      {children}
      <p>{missing > 0 ? words.missing(missing) : words.complete}</p>
      <ol className={styles.overview}>
        {questions.map(({ id, text }, i) => (
          <li key={id}>
            <StepLink to={pathOf(String(i + 1))}>{words.question(i + 1, text)}</StepLink>
            {isAnswered(answers, id) ? (
              <Mark sign="✓" tone="good" words={words.answered} />
            ) : (
              <Mark sign="!" tone="bad" words={words.unanswered} />
            )}
          </li>
        ))}
      </ol>
      <StepActions>
        <ConfirmButton
          label={words.submit}
          kind="primary"
          size="large"
          mainAction
          question={words.confirm}
          text={missing > 0 ? words.confirmMissing(missing) : words.confirmComplete}
          no={words.no}
          yes={words.yes}
          act={() => submitAnswers(draft, attemptId, words.notSaved)}
          onDone={onSubmitted}
        />
      </StepActions>
    </>
  )
}

/** Submits once every answer is saved. After a lost response it can be repeated: the server submits only once. */
async function submitAnswers(draft: ExamDraft, attemptId: string, notSaved: string): Promise<void> {
  if (!(await draft.save())) {
    if (draft.read().gone) return
    toast(notSaved, 'error')
    throw new Error(notSaved)
  }
  try {
    await httpApi(submitAttempt, { attemptId })
  } catch (error) {
    // The server has graded the answers that were saved in time.
    if (!(error instanceof ApiError && isOver(error))) throw error
  }
}
