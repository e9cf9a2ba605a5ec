import { useId } from 'react'
import * as styles from './next-steps.module.css'

/** What happens next, in order. */
export function NextSteps({ title, steps }: { title: string; steps: readonly string[] }) {
  const id = useId()
  return (
    <section className={styles.next} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}
