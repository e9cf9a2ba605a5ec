import { useEffect, useState } from 'react'

/** Calls a function once the browser has painted, unless aborted before. */
export function afterPaint(call: () => void): AbortController {
  const stop = new AbortController()
  requestAnimationFrame(() => setTimeout(() => stop.signal.aborted || call()))
  return stop
}

/** The value as of the last paint. Slow parts render with it one frame after a press, so that the press itself shows at once. */
export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState(value)
  useEffect(() => {
    const later = afterPaint(() => setPainted(value))
    return () => later.abort()
  }, [value])
  return painted
}
