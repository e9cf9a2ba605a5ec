import { type SubmitEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../core/button'
import { useHydrated } from '../../core/loading/hydrated'
import { useGuideTexts } from '../../locales/guide'
import * as form from '../../ui/form/form.module.css'
import { FormNotice } from '../../ui/form/form-notice'
import { StepHead } from '../../ui/wizard/step-head'
import { guidePath } from '../addresses'
import { type Answers, answeredIn, pathOf, type Question, questions, questionsAskedWith } from './answers'
import * as styles from './guide.module.css'

interface QuestionFormProps {
  question: Question
  answers: Answers
  focused: boolean
  /** Whether the services are missing and the next page has to load them. */
  incomplete: boolean
}

/** One question, with a link back to the previous one. */
export function QuestionForm({ question, answers, focused, incomplete }: QuestionFormProps) {
  const words = useGuideTexts()
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const [asked, setAsked] = useState(0)
  const answered = answeredIn(answers)
  const before = answered.at(-1)

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = new FormData(event.currentTarget).get(question)
    if (given) navigate(pathOf({ ...answers, [question]: given }), { defaultShouldRevalidate: incomplete })
    else setAsked(asked + 1)
  }

  return (
    <form method="get" action={guidePath} noValidate={hydrated} className={styles.question} onSubmit={send}>
      <StepHead
        number={words.number(answered.length + 1, questionsAskedWith(answers).length)}
        title={words.questions[question].title}
        text={words.questions[question].text}
        focused={focused}
      />
      {answered.map((name) => (
        <input key={name} type="hidden" name={name} value={answers[name]} />
      ))}
      <Options question={question} />
      {asked > 0 && <FormNotice key={asked} text={words.choose} />}
      <div className={styles.actions}>
        <Button type="submit" size="large" mainAction>
          {words.next}
        </Button>
        {before && (
          <Button to={pathOf(answers, before)} defaultShouldRevalidate={incomplete} kind="secondary" size="large">
            {words.back}
          </Button>
        )}
      </div>
    </form>
  )
}

function Options({ question }: { question: Question }) {
  const { title, options } = useGuideTexts().questions[question]
  const id = useId()
  return (
    <fieldset className={styles.options}>
      <legend className="visually-hidden">{title}</legend>
      {questions[question].map((answer) => (
        <label key={answer} htmlFor={`${id}-${answer}`} className={form.choice}>
          <input id={`${id}-${answer}`} type="radio" name={question} value={answer} required />
          <span>{(options as Record<string, string>)[answer]}</span>
        </label>
      ))}
    </fieldset>
  )
}
