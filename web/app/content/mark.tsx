import styles from './mark.module.css'

interface MarkProps {
  sign: string
  tone: 'open' | 'good' | 'bad' | 'new'
  words: string
  className?: string | undefined
}

/** A state in words, with a sign of its own beside them; the colour only helps. */
export function Mark({ sign, tone, words, className = '' }: MarkProps) {
  return (
    <p className={`${styles.mark} ${className}`.trim()} data-tone={tone}>
      <span aria-hidden="true">{sign}</span>
      {words}
    </p>
  )
}
