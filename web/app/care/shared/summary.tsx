import type { ReactNode } from 'react'
import { useFormTexts } from '../../locales/form'
import { StepLink } from '../../ui/wizard/step-progress'
import * as styles from './summary.module.css'

/** The frame of a summary before submission. */
export function SummaryFrame({ look, children }: { look: 'card' | 'panel'; children: ReactNode }) {
  return (
    <div className={styles.summary} data-look={look}>
      {children}
    </div>
  )
}

interface SummaryPartProps {
  title: string
  /** The URL of the step where the part can be changed; without it, the part is read-only. */
  to?: string
  children: ReactNode
}

/** One part of a summary, with a link to change it. */
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

/** The lines of a summary part. */
export function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => <p key={line}>{line}</p>)
}
