import type { StaffRequestDetail } from '@portal/contract/care/applications/staff-requests'
import { formatMoment, formatPastMoment } from '@portal/contract/moments'
import { useLanguage } from '../../core/texts'
import { useRequestsTexts } from '../../locales/requests'
import { ProgressMark } from './progress-mark'
import styles from './request.module.css'

/** Which application it is, and how far. */
export function RequestSummary({ request: { number, progress, cancelled } }: { request: StaffRequestDetail }) {
  return (
    <>
      <strong>{number}</strong>
      <ProgressMark progress={progress} cancelled={cancelled} />
    </>
  )
}

/** What an application is about, since when, and what its applicant was promised and reads. */
export function RequestFacts({ request }: { request: StaffRequestDetail }) {
  const texts = useRequestsTexts()
  const language = useLanguage()
  const { item, method, stage, submittedAt, promise } = request
  const isPromised = promise.by && !request.events.some(({ by }) => by === 'agency')
  const facts = [
    `${item} · ${texts.methods[method]}`,
    `${texts.since} ${formatPastMoment(submittedAt, language)}`,
    isPromised && texts.contactBy(formatMoment(promise.by, language)),
    texts.stage(texts.stages[stage]),
  ]
  return (
    <p className={styles.facts}>
      {facts.filter(Boolean).map((fact) => (
        <span key={String(fact)}>{fact}</span>
      ))}
    </p>
  )
}
