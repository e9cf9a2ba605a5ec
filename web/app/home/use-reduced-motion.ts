import { useSyncExternalStore } from 'react'
import { reducedMotion } from '../core/reduced-motion'

/** Whether the visitor prefers reduced motion; false on the server. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => reducedMotion().matches,
    () => false,
  )
}

function subscribe(listener: () => void) {
  const list = reducedMotion()
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}
