import { useReviewsTexts } from '../locales/reviews'
import styles from './reviews.module.css'

/** A rating as stars, read aloud as words. */
export function Stars({ rating }: { rating: number }) {
  const texts = useReviewsTexts()
  return (
    <span role="img" aria-label={texts.stars(rating)} className={styles.stars}>
      {'★'.repeat(rating) + '☆'.repeat(5 - rating)}
    </span>
  )
}
