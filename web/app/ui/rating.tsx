import { useTexts } from '../lib/texts'
import styles from './rating.module.css'

const best = 5

/** One star on a 24 × 24 grid. */
export const star = 'm12 2.5 2.9 6.2 6.6.8-4.9 4.6 1.3 6.7-5.9-3.3-5.9 3.3 1.3-6.7-4.9-4.6 6.6-.8z'

/** A rating of 1 to 5 as stars, read out as one sentence. */
export function Rating({ value, size = 'small' }: { value: number; size?: 'small' | 'large' }) {
  const { ui } = useTexts()
  return (
    <svg
      role="img"
      aria-label={ui.stars(value, best)}
      className={styles.rating}
      data-size={size}
      viewBox={`0 0 ${best * 24} 24`}
    >
      {Array.from({ length: best }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the stars never change places
        <path key={i} d={star} transform={`translate(${i * 24})`} className={i < value ? styles.full : undefined} />
      ))}
    </svg>
  )
}
