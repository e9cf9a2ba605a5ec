import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'

/**
 * Counts seconds down and goes to another page, unless the person stays; `left` is null from then on. The button for that
 * goes as well, so the focus moves to the `text` that counts.
 */
export function useRedirect(to: string, seconds: number) {
  const [left, setLeft] = useState<number | null>(seconds)
  const text = useRef<HTMLParagraphElement>(null)
  const navigate = useNavigate()
  useEffect(() => {
    if (left === null) return
    if (left === 0) {
      navigate(to, { replace: true })
      return
    }
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left, navigate, to])
  function stay() {
    setLeft(null)
    text.current?.focus()
  }
  return { left, text, stay }
}
