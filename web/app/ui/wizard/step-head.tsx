import { useEffect, useRef } from 'react'
import * as styles from './wizard.module.css'

interface StepHeadProps {
  /** The step number and the number of steps, as text. */
  number?: string
  title: string
  /** Empty if the step has its own introduction. */
  text: string
  /** Takes the focus, because the user came from another step and no field should have it. */
  focused: boolean
}

/** The heading of a step, or of a choice that precedes the steps. */
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
        <span>{title}</span>
      </h2>
      {text && <p>{text}</p>}
    </div>
  )
}
