import { useSend } from '@portal/client/use-send'
import { formatPastMoment } from '@portal/contract/moments'
import { type ExamAttempt, type ExamScore, startAttempt } from '@portal/contract/training/exam'
import { Link } from 'react-router'
import { BackLink } from '../../content/back-link'
import { Button } from '../../core/button'
import { useHydrated } from '../../core/loading/hydrated'
import { useLanguage } from '../../core/texts'
import { httpApi } from '../../lib/api'
import { useExamTexts } from '../../locales/exam'
import { Card } from '../../ui/card'
import { signPath, trainingListPath } from '../shared/addresses'
import { CertificateLinks } from '../shared/certificate-links'
import { DueDate, NextHint } from '../shared/facts'
import { NextButton } from '../shared/next-button'
import { StatusMark } from '../shared/status-mark'
import { useTitleFocus } from '../shared/use-title-focus'
import { resultPath } from './address'
import * as styles from './exam.module.css'
import type { Exam, LoadedExam } from './exam-data'

interface BeforeProps extends LoadedExam {
  /** Whether it replaced other content, instead of coming with the page load. */
  moved: boolean
  onStart: (attempt: ExamAttempt) => void
}

/** An exam that is not under way: its rules, what is next, and earlier results. */
export function Before({ exam, card, moved, onStart }: BeforeProps) {
  useTitleFocus(moved)
  const words = useExamTexts()
  return (
    <>
      <BackLink to={trainingListPath} label={words.back} />
      <div className={styles.head}>
        <h1>{words.of(exam.title)}</h1>
        <div className={styles.state}>
          <StatusMark card={card} />
          {card.status !== 'signed' && <DueDate card={card} />}
        </div>
      </div>
      <div className={styles.narrow}>
        <Next exam={exam} card={card} onStart={onStart} />
      </div>
      {exam.results.length > 0 && <Results id={card.trainingContentId} results={exam.results} />}
    </>
  )
}

function Next({ exam, card, onStart }: Omit<BeforeProps, 'moved'>) {
  const { next: words } = useExamTexts()
  const { next } = card
  if (next === 'exam')
    return (
      <Card title={words.rules}>
        <Rules exam={exam} />
        <Start card={card} onStart={onStart} />
      </Card>
    )
  return (
    <Card title={words.titles[next]}>
      <NextHint card={card} />
      {next === 'watch' && <p>{words.watchFirst}</p>}
      <Way card={card} />
    </Card>
  )
}

function Way({ card }: Pick<BeforeProps, 'card'>) {
  const { next: words } = useExamTexts()
  const { trainingContentId, next, certificate } = card
  if (certificate) return <CertificateLinks certificate={certificate} />
  if (next !== 'sign') return <NextButton card={card} size="large" />
  return (
    <Button to={signPath(trainingContentId)} size="large" mainAction>
      {words.sign}
    </Button>
  )
}

function Rules({ exam }: { exam: Exam }) {
  const { ruleTexts: words } = useExamTexts()
  const { questions, passMark, timeLimitMinutes, retakeWaitHours } = exam
  return (
    <ul className={styles.rules}>
      <li>{words.questions(questions)}</li>
      <li>{words.pass(passMark)}</li>
      <li>{timeLimitMinutes ? words.limit(timeLimitMinutes) : words.noLimit}</li>
      <li>{timeLimitMinutes ? words.savedWithLimit : words.saved}</li>
      <li>{retakeWaitHours > 0 ? words.retakeAfter(retakeWaitHours) : words.retake}</li>
    </ul>
  )
}

function Start({ card, onStart }: Pick<BeforeProps, 'card' | 'onStart'>) {
  const { next: words } = useExamTexts()
  const { trainingContentId, exam } = card
  const isReady = useHydrated()
  const { isSending, send } = useSend(() =>
    // A toast shows why it failed.
    httpApi(startAttempt, { trainingContentId }).then(onStart, () => {}),
  )
  return (
    <Button
      size="large"
      kind="accent"
      mainAction
      onClick={send}
      disabled={!isReady}
      aria-disabled={isSending || undefined}
    >
      {exam === 'not_pass' ? words.startAgain : words.start}
    </Button>
  )
}

function Results({ id, results }: { id: number; results: ExamScore[] }) {
  const { results: words } = useExamTexts()
  const language = useLanguage()
  return (
    <section className={styles.results} aria-labelledby="results">
      <h2 id="results">{words.title}</h2>
      <ul>
        {results.map(({ attemptId, number, score, totalScore, passed, submittedAt }) => (
          <li key={attemptId}>
            <Link to={resultPath(id, attemptId)}>{words.attempt(number, formatPastMoment(submittedAt, language))}</Link>
            <span>
              <span>{words.score(score, totalScore)}</span> · <span>{passed ? words.passed : words.notPassed}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
