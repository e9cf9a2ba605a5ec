import { type ReactNode, type Ref, useId } from 'react'
import styles from './requests.module.css'

interface PartProps {
  title: string
  text?: ReactNode
  /** Its heading, to put the focus there. */
  heading?: Ref<HTMLHeadingElement>
  /** `wanted` asks the person for something. */
  look?: 'plain' | 'wanted'
  children?: ReactNode
}

/** One matter of an application. Its heading can take the focus. */
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
