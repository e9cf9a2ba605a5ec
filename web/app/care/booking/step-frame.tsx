import type { ReactNode } from 'react'
import { StepActions as Actions } from '../../ui/form/steps'
import { type Place, placePath, steps } from './address'

/** The ways on, in `children`, and back. */
export function StepActions({ place, children }: { place: Place; children: ReactNode }) {
  return (
    <Actions steps={steps} step={place.step} pathOf={(step) => placePath({ ...place, step })}>
      {children}
    </Actions>
  )
}
