import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useHydrated } from '../../core/hydrated'

interface WizardPlan<Step extends string> {
  /** All steps in their order. */
  steps: readonly Step[]
  /** The step that the address names. */
  asked: Step
  /** The first step that is not done, the last that can be gone to. Without it any step can be gone to, and none is called done. */
  open?: Step
  pathOf: (step: Step) => string
  /** Goes to a step, where more than the address has to change. */
  go?: (step: Step, options: { replace: boolean }) => void
  /** Something else shows in place of the steps, such as a choice that comes before them. */
  instead?: boolean
}

/** Where somebody is among the steps of a wizard, and the ways between them. */
export interface Wizard<Step extends string> extends Pick<WizardPlan<Step>, 'steps' | 'open' | 'pathOf'> {
  /** The step that shows. */
  step: Step
  /** Whether the step was come to from another one, and not by loading the page: then its heading gets the focus. */
  moved: boolean
  goTo: (step: Step, options?: { replace: boolean }) => void
  /** Goes to the step after this one. */
  goOn: () => void
}

/** A wizard whose steps have addresses. An address that names a step for which an earlier one is missing gives way to that. */
export function useWizard<Step extends string>(plan: WizardPlan<Step>): Wizard<Step> {
  const { steps, asked, open, pathOf, go, instead = false } = plan
  const navigate = useNavigate()
  const step = useArrival(plan)
  const moved = useMoved(instead ? '' : step)
  const goTo = (to: Step, options = { replace: false }) => {
    if (go) go(to, options)
    // A step fetches nothing anew, so it can be gone to without a network too.
    else navigate(pathOf(to), { ...options, defaultShouldRevalidate: false })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another step is another address
  useEffect(() => {
    if (step !== asked) goTo(step, { replace: true })
  }, [step, asked])
  return { steps, step, open, pathOf, moved, goTo, goOn: () => goTo(steps[steps.indexOf(step) + 1] ?? step) }
}

/**
 * The step that shows. Whether it can be gone to is judged on arrival, so that nobody is taken away from a step while filling it
 * in, and not before hydration, when no draft can be read.
 */
function useArrival<Step extends string>({ steps, asked, open }: WizardPlan<Step>): Step {
  const [arrival, setArrival] = useState<{ asked: Step; step: Step } | null>(null)
  if (!useHydrated()) return asked
  if (arrival?.asked === asked) return arrival.step
  const step = open !== undefined && steps.indexOf(asked) > steps.indexOf(open) ? open : asked
  setArrival({ asked, step })
  return step
}

/** Whether what shows was come to from something else on the page, and not by loading the page. */
export function useMoved(shown: string): boolean {
  const [last, setLast] = useState({ shown, moved: false })
  if (last.shown !== shown) setLast({ shown, moved: true })
  return last.moved || last.shown !== shown
}
