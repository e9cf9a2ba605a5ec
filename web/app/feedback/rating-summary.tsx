import type { RatingSummary } from '@portal/contract/feedback/public'
import { useFeedbackTexts } from '../locales/feedback'
import { Rating } from '../ui/rating'
import * as styles from './rating-summary.module.css'

/** The average rating, and the number of reviews per star rating. */
export function RatingSummaryBox({ summary, total }: { summary: RatingSummary; total: number }) {
  const words = useFeedbackTexts()
  const average = summary.average.toFixed(1)
  return (
    <section className={styles.summary} aria-labelledby="rating">
      <h2 id="rating" className="visually-hidden">
        {words.summary}
      </h2>
      <div className={styles.average}>
        <p className={styles.number}>
          <span aria-hidden="true">{average}</span>
          <span className="visually-hidden">{words.average(average)}</span>
        </p>
        <span aria-hidden="true">
          <Rating value={summary.average} size="large" />
        </span>
        <p>{words.total(total)}</p>
      </div>
      <ul className={styles.bars}>
        {summary.counts.map(({ rating, count }) => (
          <li key={rating}>
            <span>{words.stars(rating)}</span>
            <Bar share={total > 0 ? count / total : 0} />
            <span className={styles.count}>{words.total(count)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Bar({ share }: { share: number }) {
  return (
    <svg className={styles.bar} aria-hidden="true">
      <rect width={`${share * 100}%`} height="100%" />
    </svg>
  )
}
