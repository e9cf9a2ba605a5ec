import type { ReactNode } from 'react'
import { useHydrated } from '../../lib/hydrated'
import { Button } from '../../ui/button'
import { SubmitButton } from '../../ui/form/form'
import { StepActions as Actions } from '../../ui/form/steps'
import { useAccountTexts } from '../texts'
import styles from './register.module.css'
import { type Step, stepPath } from './steps'

interface StepActionsProps {
  steps: readonly Step[]
  step: Step
  /** In place of the button that goes on. */
  children?: ReactNode
}

/** The ways on and back. */
export function StepActions({ steps, step, children }: StepActionsProps) {
  const { register } = useAccountTexts()
  return (
    <Actions steps={steps} step={step} pathOf={stepPath}>
      {children ?? <SubmitButton busyText={register.checking}>{register.next}</SubmitButton>}
    </Actions>
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
