import { useId } from 'react'
import { useTexts } from '../core/texts'
import * as styles from './rating.module.css'

const best = 5

const edge = ' 2.9 6.2 6.6.8-4.9 4.6 1.3 6.7-5.9-3.3-5.9 3.3 1.3-6.7-4.9-4.6 6.6-.8z'

/** One star on a 24 × 24 grid. */
export const star = `m12 2.5${edge}`

const stars = star + `m24 0${edge}`.repeat(best - 1)

interface RatingProps {
  /** 1 to 5; for an average the last star is partly filled. */
  value?: number
  size?: 'small' | 'large'
}

/** A rating as stars, announced as one sentence. */
export function Rating({ value = best, size = 'small' }: RatingProps) {
  const { ui } = useTexts()
  const id = useId()
  return (
    <svg
      role="img"
      aria-label={ui.stars(value, best)}
      className={styles.rating}
      data-size={size}
      viewBox={`0 0 ${best * 24} 24`}
    >
      <clipPath id={id}>
        <rect width={value * 24} height="24" />
      </clipPath>
      <path d={stars} className={styles.full} clipPath={`url(#${id})`} />
      <path d={stars} className={styles.outline} />
    </svg>
  )
}
