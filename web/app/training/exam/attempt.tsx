import { readOwner } from '@portal/client/session'
import type { ExamAttempt } from '@portal/contract/training/exam'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useExamTexts } from '../../locales/exam'
import { NeedsScript } from '../../ui/needs-script'
import { useServerDraft } from '../../ui/wizard/use-draft'
import { useLeaveSteps } from '../../ui/wizard/use-leave-steps'
import { useWizard } from '../../ui/wizard/use-wizard'
import { WizardFrame } from '../../ui/wizard/wizard-frame'
import { overview, resultPath, stepPath } from './address'
import { type ExamDraft, isAnswered } from './answers'
import { openAnswers } from './draft'
import * as styles from './exam.module.css'
import type { LoadedExam } from './exam-data'
import { ExamProgress } from './exam-progress'
import { OverviewStep } from './overview-step'
import { QuestionStep } from './question-step'
import { SaveLine } from './save-line'
import { TimeLeft } from './time-left'

interface AttemptProps extends LoadedExam {
  attempt: ExamAttempt
  /** Whether the attempt was started here, instead of loaded with the page. */
  moved: boolean
}

/** An attempt under way: the questions one by one, then an overview. Answers are saved as they are given. */
export function Attempt({ exam, attempt, card, moved }: AttemptProps) {
  const words = useExamTexts()
  const { trainingContentId } = card
  const { questions, attemptId } = attempt
  const [draft] = useState(() => openAnswers(readOwner(), trainingContentId, attempt))
  const state = useServerDraft(draft)
  const { answers, endsAt } = state.content
  const wizard = useExamWizard(trainingContentId, attempt, draft)
  const finish = useFinish(trainingContentId, attemptId, draft)
  const isElsewhere = state.gone || state.key !== attemptId
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the attempt turns out to be submitted
  useEffect(() => {
    if (isElsewhere) finish()
  }, [isElsewhere])
  const at = questions.findIndex((_, i) => String(i + 1) === wizard.step)
  const question = questions[at]
  const steps = Object.fromEntries(questions.map(({ text }, i) => [String(i + 1), text]))
  const saveLine = <SaveLine draft={draft} state={state} />
  const hints = Object.fromEntries(questions.map(({ kind }, i) => [String(i + 1), words.kinds[kind]]))
  return (
    <div className={styles.attempt}>
      <h1 className={styles.title}>{words.of(exam.title)}</h1>
      <WizardFrame
        wizard={{ ...wizard, moved: wizard.moved || moved }}
        titles={{ ...steps, [overview]: words.overview.title }}
        texts={{ ...hints, [overview]: '' }}
        number={question ? words.questionOf(at + 1, questions.length) : ''}
        back={question && words.previousQuestion}
        progress={
          <ExamProgress
            answered={questions.filter(({ id }) => isAnswered(answers, id)).length}
            all={questions.length}
            overviewPath={question && stepPath(trainingContentId, overview)}
          />
        }
        notes={
          <>
            <NeedsScript />
            {endsAt !== null && <TimeLeft endsAt={endsAt} onOver={finish} />}
          </>
        }
      >
        {question ? (
          <QuestionStep
            key={`${question.id} ${state.round}`}
            question={question}
            isLast={at === questions.length - 1}
            answer={answers[question.id] ?? []}
            onAnswer={(answer) => draft.change({ answers: { ...draft.read().content.answers, [question.id]: answer } })}
            goToNextStep={wizard.goToNextStep}
          >
            {saveLine}
          </QuestionStep>
        ) : (
          <OverviewStep attempt={attempt} answers={answers} draft={draft} pathOf={wizard.pathOf} onSubmitted={finish}>
            {saveLine}
          </OverviewStep>
        )}
      </WizardFrame>
    </div>
  )
}

/** The questions by number, then the overview. Without a step in the URL, the first question without an answer. */
function useExamWizard(trainingContentId: number, { questions }: ExamAttempt, draft: ExamDraft) {
  const steps = [...questions.map((_, i) => String(i + 1)), overview]
  const [first] = useState(() => {
    const { answers } = draft.read().content
    return steps[questions.findIndex(({ id }) => !isAnswered(answers, id))] ?? overview
  })
  const named = useSearchParams()[0].get('step') ?? ''
  const asked = steps.includes(named) ? named : first
  const wizard = useWizard({ steps, asked, pathOf: (step) => stepPath(trainingContentId, step) })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is another address, whatever else is new
  useEffect(() => {
    if (named !== asked) wizard.goTo(asked, { replace: true })
    void draft.save()
  }, [named, asked, draft])
  return wizard
}

/** Ends the attempt here and shows its result. */
function useFinish(trainingContentId: number, attemptId: string, draft: ExamDraft) {
  const leaveSteps = useLeaveSteps()
  return () => {
    draft.end()
    void leaveSteps(resultPath(trainingContentId, attemptId), { defaultShouldRevalidate: false })
  }
}
