import type { StaffApplicationDetail } from '@portal/contract/care/applications/staff'
import { formatMoment, formatPastMoment } from '@portal/contract/moments'
import { useLanguage } from '../../core/texts'
import { useApplicationsTexts } from '../../locales/applications'
import styles from './application.module.css'
import { ProgressMark } from './progress-mark'

/** The number and progress of an application. */
export function ApplicationSummary({
  application: { number, progress, cancelled },
}: {
  application: StaffApplicationDetail
}) {
  return (
    <>
      <strong>{number}</strong>
      <ProgressMark progress={progress} cancelled={cancelled} />
    </>
  )
}

/** The service, the dates and the promised reply time of an application, and the texts that its applicant reads. */
export function ApplicationFacts({ application }: { application: StaffApplicationDetail }) {
  const texts = useApplicationsTexts()
  const language = useLanguage()
  const { item, method, stage, submittedAt, promise } = application
  const isPromised = promise.by && !application.events.some(({ by }) => by === 'agency')
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
