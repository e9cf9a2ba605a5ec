import { useEffect, useState, useSyncExternalStore } from 'react'
import { useReducedMotion } from './use-reduced-motion'

const interval = 5000

/**
 * Selects the visible one of `count` slides. Advances every 5 s in a loop, unless the visitor has paused it, hovers or
 * focuses it (`hold`), prefers reduced motion, or has another tab open (H01).
 */
export function useRotation(count: number) {
  const [index, setIndex] = useState(0)
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null)
  const [held, hold] = useState(false)
  const reducedMotion = useReducedMotion()
  const visible = useTabVisible()
  const wanted = choice ? choice === 'play' : !reducedMotion
  const turning = wanted && !held && visible && count > 1
  const step = (by: number) => setIndex((was) => (was + by + count) % count)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide gets its full time, whichever way it came
  useEffect(() => {
    if (!turning) return
    const timer = setTimeout(() => setIndex((was) => (was + 1) % count), interval)
    return () => clearTimeout(timer)
  }, [turning, count, index])

  return { index, wanted, turning, step, show: setIndex, hold, toggle: () => setChoice(wanted ? 'pause' : 'play') }
}

/** False on the server and during hydration. */
function useTabVisible(): boolean {
  return useSyncExternalStore(
    (listener) => {
      document.addEventListener('visibilitychange', listener)
      return () => document.removeEventListener('visibilitychange', listener)
    },
    () => !document.hidden,
    () => false,
  )
}
