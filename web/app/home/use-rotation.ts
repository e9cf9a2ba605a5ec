import { useEffect, useState, useSyncExternalStore } from 'react'
import { useHydrated } from '../core/hydrated'
import { useReducedMotion } from './use-reduced-motion'

const interval = 5000

/**
 * Which of `count` slides shows. It moves on by itself every 5 s, in a loop, unless the visitor has paused it, points
 * at it, has the focus in it (`hold`), wants less motion, or looks at another tab (H01).
 */
export function useRotation(count: number) {
  const [index, setIndex] = useState(0)
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null)
  const [held, hold] = useState(false)
  const reducedMotion = useReducedMotion()
  const hydrated = useHydrated()
  const visible = useTabVisible()
  const wanted = choice ? choice === 'play' : !reducedMotion
  const turning = hydrated && wanted && !held && visible && count > 1
  const step = (by: number) => setIndex((was) => (was + by + count) % count)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide gets its full time, whichever way it came
  useEffect(() => {
    if (!turning) return
    const timer = setTimeout(() => setIndex((was) => (was + 1) % count), interval)
    return () => clearTimeout(timer)
  }, [turning, count, index])

  return { index, wanted, turning, step, show: setIndex, hold, toggle: () => setChoice(wanted ? 'pause' : 'play') }
}

function useTabVisible(): boolean {
  return useSyncExternalStore(
    (listener) => {
      document.addEventListener('visibilitychange', listener)
      return () => document.removeEventListener('visibilitychange', listener)
    },
    () => !document.hidden,
    () => true,
  )
}
