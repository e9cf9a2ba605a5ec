import type { CertificateCard } from '@portal/contract/training/own'
import { useParams, useSearchParams } from 'react-router'
import { BackLink } from '../../content/back-link'
import { TabTitle } from '../../content/tab-title'
import { Button } from '../../core/button'
import { type Call, useCall } from '../../lib/use-call'
import { useExamTexts } from '../../locales/exam'
import { useTrainingTexts } from '../../locales/training'
import { NotLoaded } from '../../ui/not-loaded'
import { Notice } from '../../ui/notice'
import { useContentChanged } from '../../ui/wizard/use-wizard'
import { trainingListPath } from '../shared/addresses'
import { AskUs } from '../shared/ask-us'
import { useArrived } from '../shared/use-title-focus'
import { Signed } from '../signing/signed'
import { Signing } from '../signing/signing'
import { Attempt } from './attempt'
import { Before } from './before'
import * as styles from './exam.module.css'
import { fetchExam, fetchResult, type LoadedExam } from './exam-data'
import { Result } from './result'

/** An exam, or the result that the URL names. A malformed id is treated like one of another caregiver. */
export function ExamPage() {
  const id = Number(useParams().trainingContentId)
  const attemptId = useSearchParams()[0].get('result')
  const key = `${id} ${attemptId}`
  return attemptId ? (
    <ResultPage key={key} trainingContentId={id} attemptId={attemptId} />
  ) : (
    <CurrentExam key={key} trainingContentId={id} />
  )
}

function CurrentExam({ trainingContentId }: { trainingContentId: number }) {
  const call = useCall((options) => fetchExam(trainingContentId, options), { keep: true })
  if (call.state !== 'loaded') return <Waiting call={call} />
  if (!call.data) return <Unknown />
  return <ShownExam {...call.data} update={(change) => call.update((was) => was && change(was))} />
}

interface ShownExamProps extends LoadedExam {
  update: (change: (was: LoadedExam) => LoadedExam) => void
}

/** The exam, or its signature with `?step=sign`. */
function ShownExam({ exam, card, update }: ShownExamProps) {
  const { of } = useExamTexts()
  const isSigning = useSearchParams()[0].get('step') === 'sign'
  const part = isSigning ? (card.certificate ? 'signed' : 'sign') : exam.attempt ? 'attempt' : 'before'
  const arrived = useArrived()
  const moved = useContentChanged(part) || arrived
  const start = (attempt: LoadedExam['exam']['attempt']) =>
    update((was) => ({ ...was, exam: { ...was.exam, attempt } }))
  const onSigned = (certificate: CertificateCard) =>
    update((was) => ({ ...was, card: { ...was.card, certificate, status: 'signed', next: 'none' } }))
  return (
    <div className={`wrap ${styles.page}`}>
      {!isSigning && <TabTitle name={of(card.title)} />}
      {isSigning && card.certificate && !card.certificate.withdrawn ? (
        <Signed certificate={card.certificate} moved={moved} />
      ) : isSigning && card.next === 'sign' ? (
        <Signing
          trainingContentId={card.trainingContentId}
          title={card.title}
          signer={exam.signer}
          moved={moved}
          onSigned={onSigned}
        />
      ) : exam.attempt ? (
        <Attempt key={exam.attempt.attemptId} exam={exam} attempt={exam.attempt} card={card} moved={moved} />
      ) : (
        <Before exam={exam} card={card} moved={moved} onStart={start} />
      )}
      <AskUs />
    </div>
  )
}

function ResultPage({ trainingContentId, attemptId }: { trainingContentId: number; attemptId: string }) {
  const words = useExamTexts()
  const call = useCall((options) => fetchResult(trainingContentId, attemptId, options))
  if (call.state !== 'loaded') return <Waiting call={call} />
  if (!call.data) return <Unknown />
  return (
    <div className={`wrap ${styles.page}`}>
      <TabTitle name={words.of(call.data.card.title)} />
      <Result {...call.data} />
      <AskUs />
    </div>
  )
}

function Waiting({ call }: { call: Exclude<Call<never>, { state: 'loaded' }> }) {
  const words = useExamTexts()
  const { back } = words
  return (
    <div className={`wrap ${styles.page}`}>
      <BackLink to={trainingListPath} label={back} />
      <h1>{words.title}</h1>
      <NotLoaded call={call} texts={words}>
        <AskUs />
      </NotLoaded>
    </div>
  )
}

function Unknown() {
  const { unknown: words } = useTrainingTexts()
  return (
    <div className={`wrap ${styles.page}`}>
      <Notice level={1} title={words.title} text={words.text}>
        <Button to={trainingListPath}>{words.list}</Button>
      </Notice>
    </div>
  )
}
