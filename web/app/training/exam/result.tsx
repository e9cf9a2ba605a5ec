import { formatPastMoment } from '@portal/contract/moments'
import type { ExamResult } from '@portal/contract/training/exam'
import type { TrainingCard } from '@portal/contract/training/own'
import { ActionResult } from '../../content/action-result'
import { BackLink } from '../../content/back-link'
import { Button } from '../../core/button'
import { useLanguage } from '../../core/texts'
import { useExamTexts } from '../../locales/exam'
import { Card } from '../../ui/card'
import { DetailList } from '../../ui/detail-list'
import { PrintButton } from '../../ui/print-button'
import { filmPath, trainingListPath } from '../shared/addresses'
import { CertificateLinks } from '../shared/certificate-links'
import { NextHint } from '../shared/facts'
import { NextButton } from '../shared/next-button'
import { useArrived, useTitleFocus } from '../shared/use-title-focus'
import * as styles from './exam.module.css'
import type { LoadedResult } from './exam-data'
import { ResultQuestion } from './result-question'

/** The result of an attempt: score, what is next, and every question with what was right and why. */
export function Result({ result, card }: LoadedResult) {
  const { result: words, back } = useExamTexts()
  useTitleFocus(useArrived())
  const { passed, byTimeLimit, questions } = result
  return (
    <>
      <div className={styles.screen}>
        <BackLink to={trainingListPath} label={back} />
      </div>
      <ActionResult
        title={passed ? words.passed : words.notPassed}
        text={byTimeLimit ? words.timeOver : passed ? words.passedText : words.notPassedText}
        mark={words.mark(result.score, result.totalScore)}
        actions={<Ways result={result} card={card} />}
      >
        <Card title={card.title}>
          <Facts result={result} />
          <div className={styles.screen}>
            <NextHint card={card} />
          </div>
        </Card>
      </ActionResult>
      <section className={styles.questions} aria-labelledby="questions">
        <h2 id="questions">{words.questions}</h2>
        <ol>
          {questions.map((question, i) => (
            <ResultQuestion key={question.id} question={question} number={i + 1} />
          ))}
        </ol>
      </section>
    </>
  )
}

function Facts({ result }: { result: ExamResult }) {
  const { facts: words } = useExamTexts().result
  const language = useLanguage()
  const { score, totalScore, passMark, right, wrong, unanswered, number, submittedAt } = result
  return (
    <DetailList
      none=""
      details={[
        [words.score, words.scoreOf(score, totalScore, passMark)],
        [words.right, String(right)],
        [words.wrong, String(wrong)],
        [words.unanswered, String(unanswered)],
        [words.attempt, String(number)],
        [words.submitted, formatPastMoment(submittedAt, language)],
      ]}
    />
  )
}

function Ways({ result, card }: { result: ExamResult; card: TrainingCard }) {
  const { result: words } = useExamTexts()
  return (
    <>
      {card.certificate ? <CertificateLinks certificate={card.certificate} /> : <NextButton card={card} size="large" />}
      {!result.passed && card.next !== 'wait' && (
        <Button to={filmPath(card.trainingContentId)} kind="secondary" size="large">
          {words.film}
        </Button>
      )}
      <PrintButton size="large">{words.print}</PrintButton>
      <Button to={trainingListPath} kind="secondary" size="large">
        {words.list}
      </Button>
    </>
  )
}
