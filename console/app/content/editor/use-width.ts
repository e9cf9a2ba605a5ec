import { useSyncExternalStore } from 'react'

const three = window.matchMedia('(min-width: 75rem)')
const two = window.matchMedia('(min-width: 48rem)')

/** How many languages fit beside each other. */
export function useColumnCount(): 1 | 2 | 3 {
  return useSyncExternalStore(watch, () => (three.matches ? 3 : two.matches ? 2 : 1))
}

function watch(listener: () => void) {
  for (const query of [three, two]) query.addEventListener('change', listener)
  return () => {
    for (const query of [three, two]) query.removeEventListener('change', listener)
  }
}
