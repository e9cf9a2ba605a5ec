import * as styles from './mark.module.css'

interface MarkProps {
  sign: string
  tone: 'open' | 'good' | 'bad' | 'new'
  words: string
  className?: string | undefined
}

/** A status as icon and text; the color is only an addition. */
export function Mark({ sign, tone, words, className = '' }: MarkProps) {
  return (
    <p className={`${styles.mark} ${className}`.trim()} data-tone={tone}>
      <span aria-hidden="true">{sign}</span>
      <span>{words}</span>
    </p>
  )
}
