import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** History state of a link or form whose result should get the focus. */
export const led = { led: true }

/** Ref for the start of a result. Gets the focus after each navigation with that state, except back and forward. */
export function useLedFocus<E extends HTMLElement>() {
  const { key, state } = useLocation()
  const isLed = useNavigationType() === 'PUSH' && (state as typeof led | null)?.led === true
  const start = useRef<E>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step, and again when the answer comes later
  useEffect(() => {
    if (!isLed) return
    // Runs after the frame has focused the start of a new page.
    queueMicrotask(() => {
      start.current?.focus({ preventScroll: true })
      start.current?.scrollIntoView()
    })
  }, [key, isLed])
  return start
}
