import type { StaffRequestDetail } from '@portal/contract/care/staff-requests'
import { formatMoment, formatPastMoment } from '@portal/contract/moments'
import { useLanguage } from '../core/texts'
import { useRequestsTexts } from '../locales/requests'
import { ProgressMark } from './progress-mark'
import styles from './request.module.css'

/** What an application is about, and how far it is. */
export function RequestSummary({ request }: { request: StaffRequestDetail }) {
  const texts = useRequestsTexts()
  const language = useLanguage()
  const { number, item, method, progress, cancelled, stage, submittedAt, promise } = request
  return (
    <>
      <strong>{number}</strong>
      <span>
        {item} · {texts.methods[method]}
      </span>
      <span>
        {texts.since} {formatPastMoment(submittedAt, language)}
      </span>
      {promise.by && !request.events.some(({ by }) => by === 'agency') && (
        <span>{texts.contactBy(formatMoment(promise.by, language))}</span>
      )}
      <ProgressMark progress={progress} cancelled={cancelled} />
      <span className={styles.soft}>{texts.stage(texts.stages[stage])}</span>
    </>
  )
}
