import { createContext, type ReactNode, useContext } from 'react'
import { Button } from '../../core/button'
import { useHydrated } from '../../core/loading/hydrated'
import { useFormTexts } from '../../locales/form'
import { StepHead } from './step-head'
import { StepProgress } from './step-progress'
import type { Wizard } from './use-wizard'
import * as styles from './wizard.module.css'

/** The link to the previous step; undefined at the first step. */
const BackContext = createContext<{ to: string; label: string } | undefined>(undefined)

interface WizardFrameProps<Step extends string> {
  wizard: Wizard<Step>
  titles: Record<Step, string>
  texts: Record<Step, string>
  /** Replaces the list of all steps, if there are too many for one. */
  progress?: ReactNode
  /** Replaces "Step 3 of 10" in the heading; empty for none. */
  number?: string
  /** Replaces "Back". */
  back?: string
  /** Content between the progress and the step. */
  notes?: ReactNode
  /** The step, including its StepActions. */
  children: ReactNode
}

/** Progress, heading and the current step. */
export function WizardFrame<Step extends string>(props: WizardFrameProps<Step>) {
  const { wizard, titles, texts, progress, number, back, notes, children } = props
  const form = useFormTexts()
  const { steps, step, pathOf, moved } = wizard
  const at = steps.indexOf(step)
  const before = steps[at - 1]
  return (
    <BackContext value={before && { to: pathOf(before), label: back ?? form.back }}>
      {progress ?? <StepProgress wizard={wizard} titles={titles} />}
      {notes}
      <StepHead
        key={`head ${step}`}
        number={number ?? form.stepOf(at + 1, steps.length)}
        title={titles[step]}
        text={texts[step]}
        focused={moved}
      />
      {children}
    </BackContext>
  )
}

/** The buttons of a step: `children` to go on, and a link back. */
export function StepActions({ children }: { children: ReactNode }) {
  const back = useContext(BackContext)
  return (
    <div className={styles.actions}>
      {children}
      {back && (
        <Button to={back.to} defaultShouldRevalidate={false} kind="secondary" size="large">
          {back.label}
        </Button>
      )}
    </div>
  )
}

interface NextButtonProps {
  /** Whether going on has to wait. */
  busy?: boolean
  onClick: () => void
  children: ReactNode
}

/** Goes on from a step without a form to submit. Disabled until hydration, so that no press is lost. */
export function NextButton({ busy, onClick, children }: NextButtonProps) {
  return (
    <Button
      size="large"
      mainAction
      className={styles.next}
      disabled={!useHydrated()}
      aria-disabled={busy || undefined}
      onClick={onClick}
    >
      {children}
    </Button>
  )
}
