import { useSyncExternalStore } from 'react'

const farDown = 300

/** Whether the page is scrolled down far enough for a "back to top" button. */
export function useScrolledDown(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > farDown,
    () => false,
  )
}

function subscribe(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true })
  return () => window.removeEventListener('scroll', listener)
}
