import type { ReactNode } from 'react'
import styles from './care.module.css'

/** Names with what is known of each; a Fact in it is one of them. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>
}

/** One name with what is known of it; nothing where there is nothing to tell. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
