import { type ReactNode, useEffect, useRef } from 'react'
import { useHydrated } from '../../lib/hydrated'
import { Button } from '../../ui/button'
import { SubmitButton } from '../../ui/form/form'
import { useAccountTexts } from '../texts'
import styles from './register.module.css'
import { type Step, stepPath } from './steps'

interface StepHeadProps {
  steps: readonly Step[]
  step: Step
  /** Takes the focus: the step was come to from another one, and no field has a better claim to it. */
  focused: boolean
}

/** Name and number of a step. */
export function StepHead({ steps, step, focused }: StepHeadProps) {
  const { register } = useAccountTexts()
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a step
  useEffect(() => {
    if (focused) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className={styles.head}>
      <h2 ref={heading} tabIndex={-1}>
        <span className={styles.number}>{register.stepOf(steps.indexOf(step) + 1, steps.length)}</span>{' '}
        {register.stepTitles[step]}
      </h2>
      <p>{register.stepTexts[step]}</p>
    </div>
  )
}

interface StepActionsProps {
  steps: readonly Step[]
  step: Step
  busyText?: string
  /** In place of the button that goes on. */
  children?: ReactNode
}

/** The ways on and back. */
export function StepActions({ steps, step, busyText, children }: StepActionsProps) {
  const { register } = useAccountTexts()
  const before = steps[steps.indexOf(step) - 1]
  return (
    <div className={styles.actions}>
      {children ?? <SubmitButton busyText={busyText ?? register.checking}>{register.next}</SubmitButton>}
      {before && (
        <Button to={stepPath(before)} kind="secondary" size="large">
          {register.back}
        </Button>
      )}
    </div>
  )
}

/** Goes on from a step that has no form to send. Like a form's button it waits until React is there, so that no press is lost. */
export function NextButton({ busy, onClick }: { busy?: boolean; onClick: () => void }) {
  const { register } = useAccountTexts()
  return (
    <Button
      size="large"
      className={styles.next}
      disabled={!useHydrated()}
      aria-disabled={busy || undefined}
      onClick={onClick}
    >
      {register.next}
    </Button>
  )
}
