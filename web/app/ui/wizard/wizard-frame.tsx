import { createContext, type ReactNode, useContext } from 'react'
import { Button } from '../../core/button'
import { useHydrated } from '../../core/hydrated'
import { useFormTexts } from '../../locales/form'
import { StepHead } from './step-head'
import { StepProgress } from './step-progress'
import type { Wizard } from './use-wizard'
import styles from './wizard.module.css'

/** The address of the step before; undefined at the first one. */
const BackContext = createContext<string | undefined>(undefined)

interface WizardFrameProps<Step extends string> {
  wizard: Wizard<Step>
  titles: Record<Step, string>
  texts: Record<Step, string>
  /** What stands between the progress and the step. */
  notes?: ReactNode
  /** The step, with its StepActions. */
  children: ReactNode
}

/** Progress, heading and the step that shows. */
export function WizardFrame<Step extends string>({ wizard, titles, texts, notes, children }: WizardFrameProps<Step>) {
  const { stepOf } = useFormTexts()
  const { steps, step, pathOf, moved } = wizard
  const at = steps.indexOf(step)
  const before = steps[at - 1]
  return (
    <BackContext value={before && pathOf(before)}>
      <StepProgress wizard={wizard} titles={titles} />
      {notes}
      <StepHead
        key={`head ${step}`}
        number={stepOf(at + 1, steps.length)}
        title={titles[step]}
        text={texts[step]}
        focused={moved}
      />
      {children}
    </BackContext>
  )
}

/** The ways on, in `children`, and back. */
export function StepActions({ children }: { children: ReactNode }) {
  const { back } = useFormTexts()
  const before = useContext(BackContext)
  return (
    <div className={styles.actions}>
      {children}
      {before && (
        <Button to={before} defaultShouldRevalidate={false} kind="secondary" size="large">
          {back}
        </Button>
      )}
    </div>
  )
}

interface NextButtonProps {
  /** Going on has to wait. */
  busy?: boolean
  onClick: () => void
  children: ReactNode
}

/** Goes on from a step that has no form to send. Like a form's button it waits until React is there, so that no press is lost. */
export function NextButton({ busy, onClick, children }: NextButtonProps) {
  return (
    <Button
      size="large"
      className={styles.next}
      disabled={!useHydrated()}
      aria-disabled={busy || undefined}
      onClick={onClick}
    >
      {children}
    </Button>
  )
}
