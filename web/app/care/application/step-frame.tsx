import type { ReactNode } from 'react'
import { StepActions as Actions } from '../../ui/form/steps'
import { type Step, stepPath, steps } from './steps'

interface StepActionsProps {
  serviceId: number
  step: Step
  children: ReactNode
}

/** The ways on, in `children`, and back. */
export function StepActions({ serviceId, step, children }: StepActionsProps) {
  return (
    <Actions steps={steps} step={step} pathOf={(one) => stepPath(serviceId, one)}>
      {children}
    </Actions>
  )
}
