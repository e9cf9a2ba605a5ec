import { useRef } from 'react'

/**
 * Protects an action from double clicks: runs it at once, then ignores calls until none has come for `quiet`
 * milliseconds.
 */
export function useDebounced<A extends unknown[]>(action: (...args: A) => void, quiet = 500): (...args: A) => void {
  const lastCall = useRef(Number.NEGATIVE_INFINITY)
  return (...args) => {
    const now = performance.now()
    const isQuiet = now - lastCall.current >= quiet
    lastCall.current = now
    if (isQuiet) action(...args)
  }
}
