import { useLocation } from 'react-router'

/** The field that a StepLink to the current step named; null when there is none. */
export function useRequestedField(): string | null {
  const { state } = useLocation() as { state: { wanted?: string } | null }
  return state?.wanted ?? null
}
