import { type ReactNode, type Ref, useId } from 'react'
import * as styles from './applications.module.css'

interface PartProps {
  title: string
  text?: ReactNode
  /** Ref to the heading, for moving the focus to it. */
  heading?: Ref<HTMLHeadingElement>
  /** `wanted` highlights a part in which the user has something to do. */
  look?: 'plain' | 'wanted'
  children?: ReactNode
}

/** A section of an application's page, with a focusable heading. */
export function Part({ title, text, heading, look = 'plain', children }: PartProps) {
  const id = useId()
  return (
    <section className={styles.part} data-look={look} aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h3>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </section>
  )
}
