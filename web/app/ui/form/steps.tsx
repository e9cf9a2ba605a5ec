import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../button'
import styles from './steps.module.css'
import { useFormTexts } from './texts'

interface StepsProps<Step extends string> {
  steps: readonly Step[]
  /** The one that shows. */
  step: Step
  titles: Record<Step, string>
}

interface StepProgressProps<Step extends string> extends StepsProps<Step> {
  /** The first step that is not done, the last that can be gone to. Without it any can be gone to, and none is called done. */
  open?: Step
  pathOf: (step: Step) => string
}

/** Where one is, what is done, what is left; names of steps that can be gone to lead there. */
export function StepProgress<Step extends string>({ steps, step, titles, open, pathOf }: StepProgressProps<Step>) {
  const words = useFormTexts()
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

/** A way to another step. It fetches nothing anew, so it works without a network too. */
export function StepLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} defaultShouldRevalidate={false}>
      {children}
    </Link>
  )
}

interface StepHeadProps<Step extends string> extends StepsProps<Step> {
  texts: Record<Step, string>
  focused: boolean
}

/** Name and number of a step. */
export function StepHead<Step extends string>({ steps, step, titles, texts, focused }: StepHeadProps<Step>) {
  const { stepOf } = useFormTexts()
  return (
    <Head
      number={stepOf(steps.indexOf(step) + 1, steps.length)}
      title={titles[step]}
      text={texts[step]}
      focused={focused}
    />
  )
}

interface HeadProps {
  number?: string
  title: string
  text: string
  /** Takes the focus: the step was come to from another one, and no field has a better claim to it. */
  focused: boolean
}

/** What heads a step. */
export function Head({ number, title, text, focused }: HeadProps) {
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
      <p>{text}</p>
    </div>
  )
}

interface StepActionsProps<Step extends string> extends Pick<StepsProps<Step>, 'steps' | 'step'> {
  pathOf: (step: Step) => string
  children: ReactNode
}

/** The ways on, in `children`, and back. */
export function StepActions<Step extends string>({ steps, step, pathOf, children }: StepActionsProps<Step>) {
  const { back } = useFormTexts()
  const before = steps[steps.indexOf(step) - 1]
  return (
    <div className={styles.actions}>
      {children}
      {before && (
        <Button to={pathOf(before)} defaultShouldRevalidate={false} kind="secondary" size="large">
          {back}
        </Button>
      )}
    </div>
  )
}

/** Whether a step was come to from another one, and not by loading the page. */
export function useMoved(step: string): boolean {
  const [shown, setShown] = useState({ step, moved: false })
  if (shown.step !== step) setShown({ step, moved: true })
  return shown.moved || shown.step !== step
}
