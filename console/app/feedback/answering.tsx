import type { StaffReview } from '@portal/contract/feedback/staff'
import { Decision } from './decision'
import { Reply } from './reply'
import styles from './reviews.module.css'
import { useReply } from './use-reply'

/** The decision on a review and the reply to it. A reply that is not saved yet is published with the review. */
export function Answering({ review }: { review: StaffReview }) {
  const reply = useReply(review)
  return (
    <div className={styles.stack}>
      <Decision review={review} reply={reply} />
      <Reply review={review} reply={reply} />
    </div>
  )
}
