import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** What a link or form leaves in the history whose answer is to have the focus. */
export const led = { led: true }

/** Where the answer begins: it gets the focus when somebody was led here, each time, and not on the way back. */
export function useLedFocus<E extends HTMLElement>() {
  const { key, state } = useLocation()
  const isLed = useNavigationType() === 'PUSH' && (state as typeof led | null)?.led === true
  const start = useRef<E>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step, and again when the answer comes later
  useEffect(() => {
    if (!isLed) return
    // After the frame has put the focus at the start of a new page.
    queueMicrotask(() => {
      start.current?.focus({ preventScroll: true })
      start.current?.scrollIntoView()
    })
  }, [key, isLed])
  return start
}
