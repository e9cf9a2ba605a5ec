import type { Review } from '@portal/contract/feedback/public'
import type { ReactNode } from 'react'
import { Day } from '../content/day'
import { useTexts } from '../core/texts'
import { Rating } from '../ui/rating'
import * as styles from './review-card.module.css'

/** A review in its original wording, with the agency's reply. Children, such as pictures, are shown below the text. */
export function ReviewCard({ review, children }: { review: Omit<Review, 'commentImage'>; children?: ReactNode }) {
  const { feedback } = useTexts().home
  const { commentText, language, userName, rating, reply, createdOn } = review
  return (
    <article className={styles.card}>
      <h3 lang={language} className={styles.name}>
        {userName}
      </h3>
      <Rating value={rating} />
      <blockquote lang={language}>{commentText}</blockquote>
      {children}
      <p className={styles.when}>
        <Day day={createdOn} />
      </p>
      {reply && (
        <div className={styles.reply}>
          <b>{feedback.reply}</b>
          <p>{reply}</p>
        </div>
      )}
    </article>
  )
}
