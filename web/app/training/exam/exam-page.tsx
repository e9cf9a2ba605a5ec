import type { CertificateCard } from '@portal/contract/training/own'
import { useParams, useSearchParams } from 'react-router'
import { BackLink } from '../../content/back-link'
import { Button } from '../../core/button'
import { type Call, useCall } from '../../lib/use-call'
import { useExamTexts } from '../../locales/exam'
import { useTrainingTexts } from '../../locales/training'
import { NotLoaded } from '../../ui/not-loaded'
import { Notice } from '../../ui/notice'
import { useContentChanged } from '../../ui/wizard/use-wizard'
import { trainingListPath } from '../shared/addresses'
import { AskUs } from '../shared/ask-us'
import { Signed } from '../signing/signed'
import { Signing } from '../signing/signing'
import { Attempt } from './attempt'
import { Before } from './before'
import styles from './exam.module.css'
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

/** The exam, or its signature with `?step=sign`. */
function CurrentExam({ trainingContentId }: { trainingContentId: number }) {
  const isSigning = useSearchParams()[0].get('step') === 'sign'
  const call = useCall((options) => fetchExam(trainingContentId, options), { keep: true })
  const isUnderWay = call.state === 'loaded' && call.data?.exam.attempt != null
  const part = isSigning
    ? call.state === 'loaded' && call.data?.card.certificate
      ? 'signed'
      : 'sign'
    : String(isUnderWay)
  const moved = useContentChanged(call.state === 'loaded' ? part : '')
  if (call.state !== 'loaded') return <Waiting call={call} />
  if (!call.data) return <Unknown />
  const { exam, card } = call.data
  const start = (attempt: LoadedExam['exam']['attempt']) =>
    call.update((was) => was && { ...was, exam: { ...was.exam, attempt } })
  const onSigned = (certificate: CertificateCard) =>
    call.update((was) => was && { ...was, card: { ...was.card, certificate, status: 'signed', next: 'none' } })
  return (
    <div className={`wrap ${styles.page}`}>
      {isSigning && card.certificate && !card.certificate.withdrawn ? (
        <Signed certificate={card.certificate} moved={moved} />
      ) : isSigning && card.next === 'sign' ? (
        <Signing trainingContentId={trainingContentId} title={card.title} moved={moved} onSigned={onSigned} />
      ) : exam.attempt ? (
        <Attempt key={exam.attempt.attemptId} exam={exam} attempt={exam.attempt} card={card} moved={moved} />
      ) : (
        <Before exam={exam} card={card} onStart={start} />
      )}
      <AskUs />
    </div>
  )
}

function ResultPage({ trainingContentId, attemptId }: { trainingContentId: number; attemptId: string }) {
  const call = useCall((options) => fetchResult(trainingContentId, attemptId, options))
  if (call.state !== 'loaded') return <Waiting call={call} />
  if (!call.data) return <Unknown />
  return (
    <div className={`wrap ${styles.page}`}>
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
