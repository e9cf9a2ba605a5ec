import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** History state of a link or form whose result should get the focus. */
export const focusResult = { focusResult: true }

/** Ref for the start of a result. Gets the focus after each navigation with that state, except back and forward. */
export function useResultFocus<E extends HTMLElement>() {
  const { key, state } = useLocation()
  const hasResult = useNavigationType() === 'PUSH' && (state as typeof focusResult | null)?.focusResult === true
  const start = useRef<E>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step, and again when the answer comes later
  useEffect(() => {
    if (!hasResult) return
    // Runs after the frame has focused the start of a new page.
    queueMicrotask(() => {
      start.current?.focus({ preventScroll: true })
      start.current?.scrollIntoView()
    })
  }, [key, hasResult])
  return start
}
