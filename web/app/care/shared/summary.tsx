import type { ReactNode } from 'react'
import { useFormTexts } from '../../locales/form'
import { StepLink } from '../../ui/wizard/step-progress'
import styles from './summary.module.css'

/** What will be sent, in parts, to be read once more. */
export function SummaryFrame({ look, children }: { look: 'card' | 'panel'; children: ReactNode }) {
  return (
    <div className={styles.summary} data-look={look}>
      {children}
    </div>
  )
}

interface SummaryPartProps {
  title: string
  /** The address of the step where it is changed; without one it is only told. */
  to?: string
  children: ReactNode
}

/** One part of it, with the way to change it. */
export function SummaryPart({ title, to, children }: SummaryPartProps) {
  const { change } = useFormTexts()
  return (
    <section>
      <div className={styles.head}>
        <h3>{title}</h3>
        {to && (
          <StepLink to={to}>
            {change}
            <span className="visually-hidden"> {title}</span>
          </StepLink>
        )}
      </div>
      <div className={styles.text}>{children}</div>
    </section>
  )
}

/** Lines of what was told. */
export function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => <p key={line}>{line}</p>)
}
