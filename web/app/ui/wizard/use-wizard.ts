import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useHydrated } from '../../core/loading/hydrated'
import { useFirstEntry } from './use-leave-steps'

interface WizardPlan<Step extends string> {
  /** All steps in order. */
  steps: readonly Step[]
  /** The step named by the URL. */
  asked: Step
  /** The first incomplete step, the last accessible one. Without it all steps are accessible, and none is done. */
  open?: Step
  pathOf: (step: Step) => string
  /** Goes to a step; needed if more than the URL has to change. */
  go?: (step: Step, options: { replace: boolean }) => void
  /** Counts how often the draft was replaced. Each new draft decides anew which steps are accessible. */
  round?: number
  /** Whether other content replaces the steps, such as a choice that precedes them. */
  instead?: boolean
}

/** The position in a wizard, and functions to move between its steps. */
export interface Wizard<Step extends string> extends Pick<WizardPlan<Step>, 'steps' | 'open' | 'pathOf'> {
  /** The current step. */
  step: Step
  /** Whether the user came from another step instead of loading the page; then the step's heading gets the focus. */
  moved: boolean
  goTo: (step: Step, options?: { replace: boolean }) => void
  /** Goes to the next step. */
  goToNextStep: () => void
}

/** A wizard whose steps have URLs. The URL of an inaccessible step is replaced by the first incomplete step's. */
export function useWizard<Step extends string>(plan: WizardPlan<Step>): Wizard<Step> {
  const { steps, asked, open, pathOf, go, instead = false } = plan
  const navigate = useNavigate()
  useFirstEntry()
  const step = useArrival(plan)
  const moved = useContentChanged(instead ? '' : step)
  const goTo = (to: Step, options = { replace: false }) => {
    if (go) go(to, options)
    // A step loads no data, so this also works offline.
    else navigate(pathOf(to), { ...options, defaultShouldRevalidate: false })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another step is another address
  useEffect(() => {
    if (step !== asked) goTo(step, { replace: true })
  }, [step, asked])
  return { steps, step, open, pathOf, moved, goTo, goToNextStep: () => goTo(steps[steps.indexOf(step) + 1] ?? step) }
}

/**
 * The current step. Whether it is accessible is decided on arrival, so that nobody is moved away from a step while
 * filling it in, and only after hydration, because drafts cannot be read earlier.
 */
function useArrival<Step extends string>({ steps, asked, open, round = 0 }: WizardPlan<Step>): Step {
  const [arrival, setArrival] = useState<{ asked: Step; step: Step; round: number } | null>(null)
  if (!useHydrated()) return asked
  if (arrival?.asked === asked && arrival.round === round) return arrival.step
  const step = open !== undefined && steps.indexOf(asked) > steps.indexOf(open) ? open : asked
  setArrival({ asked, step, round })
  return step
}

/** Whether the current content replaced other content on the same page, instead of coming with the page load. */
export function useContentChanged(shown: string): boolean {
  const [last, setLast] = useState({ shown, moved: false })
  if (last.shown !== shown) setLast({ shown, moved: true })
  return last.moved || last.shown !== shown
}
