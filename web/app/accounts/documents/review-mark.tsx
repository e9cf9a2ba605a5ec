import { useLanguage } from '../../lib/texts'
import { documentTexts } from './document-texts'
import styles from './documents.module.css'
import type { ReviewStatus } from './draft-document'

const signs: Record<ReviewStatus, string> = { under_review: '…', approved: '✓', rejected: '!' }

/** How far a review is, in words and with a sign, and why something was not accepted. */
export function ReviewMark({ status, reason = '' }: { status: ReviewStatus; reason?: string }) {
  const words = documentTexts(useLanguage())
  return (
    <>
      <p className={styles.review} data-status={status}>
        <span aria-hidden="true">{signs[status]}</span>
        {words.review[status]}
      </p>
      {reason && <p className={styles.reason}>{words.reason(reason)}</p>}
    </>
  )
}
