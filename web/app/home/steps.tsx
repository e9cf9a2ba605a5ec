import { useTexts } from '../core/texts'
import { SectionHead } from './section-head'
import * as styles from './steps.module.css'

/** How long-term care starts, in three steps. */
export function Steps() {
  const { steps } = useTexts().home
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="steps">
      <SectionHead id="steps" title={steps.title} />
      <ol className={styles.steps}>
        {steps.list.map((step, i) => (
          <li key={step.title}>
            <span className={styles.number} aria-hidden="true">
              {i + 1}
            </span>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
