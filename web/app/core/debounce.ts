import { useRef } from 'react'

/**
 * The action, protected from double clicks: it runs at once, then ignores further calls until `quiet`
 * milliseconds have passed without one.
 */
export function useDebounced<A extends unknown[]>(action: (...args: A) => void, quiet = 500): (...args: A) => void {
  const lastCall = useRef(Number.NEGATIVE_INFINITY)
  return (...args) => {
    const now = performance.now()
    const calm = now - lastCall.current >= quiet
    lastCall.current = now
    if (calm) action(...args)
  }
}
