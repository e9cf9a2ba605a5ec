import type { ExamQuestion } from '@portal/contract/training/exam'
import { type ReactNode, useId } from 'react'
import { useHydrated } from '../../core/loading/hydrated'
import { useExamTexts } from '../../locales/exam'
import * as form from '../../ui/form/form.module.css'
import { NextButton, StepActions } from '../../ui/wizard/wizard-frame'
import * as styles from './exam.module.css'

interface QuestionStepProps {
  question: ExamQuestion
  isLast: boolean
  answer: readonly string[]
  onAnswer: (answer: readonly string[]) => void
  goToNextStep: () => void
  /** Whether the answer is saved, next to where it was given. */
  children: ReactNode
}

/** One question with its options: radio buttons, or checkboxes where several may be right. */
export function QuestionStep({ question, isLast, answer, onAnswer, goToNextStep, children }: QuestionStepProps) {
  const words = useExamTexts()
  const id = useId()
  const isReady = useHydrated()
  const { kind, text, options } = question
  const choose = (option: string, isChosen: boolean) => {
    const others = kind === 'multiple' ? answer.filter((one) => one !== option) : []
    onAnswer(isChosen ? [...others, option] : others)
  }
  return (
    <>
      <fieldset className={styles.options}>
        <legend className="visually-hidden">{text}</legend>
        {options.map((option) => (
          <label key={option.id} htmlFor={`${id}-${option.id}`} className={form.choice}>
            <input
              id={`${id}-${option.id}`}
              type={kind === 'multiple' ? 'checkbox' : 'radio'}
              name={`question-${question.id}`}
              value={option.id}
              checked={answer.includes(option.id)}
              disabled={!isReady}
              onChange={(event) => choose(option.id, event.target.checked)}
            />
            <span>{option.text}</span>
          </label>
        ))}
      </fieldset>
      {children}
      <StepActions>
        <NextButton onClick={goToNextStep}>{isLast ? words.toOverview : words.nextQuestion}</NextButton>
      </StepActions>
    </>
  )
}
