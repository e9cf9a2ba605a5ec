import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useFormTexts } from '../../locales/form'
import type { Wizard } from './use-wizard'
import * as styles from './wizard.module.css'

interface StepProgressProps<Step extends string> {
  wizard: Wizard<Step>
  titles: Record<Step, string>
}

/** The progress through the steps: done, current and remaining ones, with links to the accessible ones. */
export function StepProgress<Step extends string>({ wizard, titles }: StepProgressProps<Step>) {
  const words = useFormTexts()
  const { steps, step, open, pathOf } = wizard
  const at = steps.indexOf(step)
  const reachable = open ? steps.indexOf(open) : steps.length
  return (
    <nav aria-label={words.steps} className={styles.progress}>
      <ol>
        {steps.map((one, i) => (
          <li key={one} aria-current={i === at ? 'step' : undefined} data-before={i < at || undefined}>
            {i !== at && i <= reachable ? (
              <StepLink to={pathOf(one)}>{titles[one]}</StepLink>
            ) : (
              <span>{titles[one]}</span>
            )}
            {open && i < at && <span className="visually-hidden"> ({words.done})</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}

interface StepLinkProps {
  to: string
  /** The field to focus there. */
  wanted?: string
  children: ReactNode
}

/** A link to another step. It loads no data, so it also works offline. */
export function StepLink({ to, wanted, children }: StepLinkProps) {
  return (
    <Link to={to} state={wanted && { wanted }} defaultShouldRevalidate={false}>
      {children}
    </Link>
  )
}
