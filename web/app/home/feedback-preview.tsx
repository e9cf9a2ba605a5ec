import type { Review } from '@portal/contract/feedback/public'
import { Button } from '../core/button'
import { useTexts } from '../core/texts'
import { useSessionUser } from '../core/use-session'
import { ReviewCard } from '../feedback/review-card'
import * as styles from './feedback-preview.module.css'
import { SectionHead } from './section-head'

/** The reviews that the agency features; patients can add their own (H13). */
export function FeedbackPreview({ reviews }: { reviews: Review[] }) {
  const { feedback } = useTexts().home
  const isPatient = useSessionUser()?.userType === 'patient'
  if (reviews.length === 0 && !isPatient) return null
  const more = { to: '/feedback', label: feedback.more }
  return (
    <section className={styles.section} aria-labelledby="feedback">
      <div className="wrap">
        <SectionHead id="feedback" title={feedback.title} text={feedback.text} more={more}>
          {isPatient && <Button to="/feedback/create">{feedback.create}</Button>}
        </SectionHead>
        <div className={styles.reviews}>
          {reviews.map((review) => (
            <ReviewCard key={review.commentId} review={review} />
          ))}
        </div>
      </div>
    </section>
  )
}
