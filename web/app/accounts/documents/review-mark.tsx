import { Mark } from '../../content/mark'
import { useDocumentTexts } from '../../locales/documents'
import * as styles from './documents.module.css'
import type { ReviewStatus } from './draft-document'

const signs: Record<ReviewStatus, string> = { under_review: '…', approved: '✓', rejected: '!' }
const tones = { under_review: 'open', approved: 'good', rejected: 'bad' } as const

/** The status of a staff review as icon and text, with the reason for a rejection. */
export function ReviewMark({ status, reason = '' }: { status: ReviewStatus; reason?: string }) {
  const words = useDocumentTexts()
  return (
    <>
      <Mark sign={signs[status]} tone={tones[status]} words={words.review[status]} className={styles.review} />
      {reason && <p className={styles.reason}>{words.reason(reason)}</p>}
    </>
  )
}
