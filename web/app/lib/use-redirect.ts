import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { reducedMotion } from '../core/reduced-motion'

const signs = ['keydown', 'pointerdown', 'focusin', 'wheel'] as const

/**
 * Counts down and then goes to another page. Any key, press, focus change or scroll wheel stops the countdown for good:
 * `left` is null from then on, or from the start for users with large text or reduced motion. The button `stay` has the
 * focus during the countdown; `text` gets it afterwards, because the button disappears.
 */
export function useRedirect(to: string, seconds: number, state?: object) {
  const [starts] = useState(leavesByItself)
  const [left, setLeft] = useState<number | null>(starts ? seconds : null)
  const text = useRef<HTMLParagraphElement>(null)
  const stay = useRef<HTMLButtonElement>(null)
  const target = useRef({ to, state })
  const navigate = useNavigate()
  const isCounting = left !== null

  useEffect(() => (stay.current ?? text.current)?.focus(), [])

  useEffect(() => {
    if (left === null) return
    if (left === 0) {
      navigate(target.current.to, { replace: true, state: target.current.state })
      return
    }
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left, navigate])

  useEffect(() => {
    if (!isCounting) return
    const stop = (event: Event) => {
      if (isPressOf(stay.current, event)) return
      if (document.activeElement === stay.current) text.current?.focus()
      setLeft(null)
    }
    for (const sign of signs) document.addEventListener(sign, stop)
    return () => {
      for (const sign of signs) document.removeEventListener(sign, stop)
    }
  }, [isCounting])

  function stop() {
    setLeft(null)
    text.current?.focus()
  }
  return { left, starts, text, stay, stop }
}

/** Whether the event is about to click the button, whose click handler stops the countdown. */
function isPressOf(button: HTMLButtonElement | null, event: Event): boolean {
  if (!button || !(event.target instanceof Node) || !button.contains(event.target)) return false
  return !(event instanceof KeyboardEvent) || event.key === 'Enter' || event.key === ' '
}

function leavesByItself(): boolean {
  if (reducedMotion().matches) return false
  return (document.documentElement.dataset.textSize ?? 'normal') === 'normal'
}
