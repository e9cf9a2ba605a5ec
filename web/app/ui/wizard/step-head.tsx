import { useEffect, useRef } from 'react'
import styles from './wizard.module.css'

interface StepHeadProps {
  /** Which step of how many, in words. */
  number?: string
  title: string
  /** Empty where the step says it better itself. */
  text: string
  /** Takes the focus: the step was come to from another one, and no field has a better claim to it. */
  focused: boolean
}

/** What heads a step, or a choice that comes before the steps. */
export function StepHead({ number, title, text, focused }: StepHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a step
  useEffect(() => {
    if (focused) heading.current?.focus()
  }, [])
  return (
    <div className={styles.head}>
      <h2 ref={heading} tabIndex={-1}>
        {number && <span className={styles.number}>{number} </span>}
        {title}
      </h2>
      {text && <p>{text}</p>}
    </div>
  )
}
