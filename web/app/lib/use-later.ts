import { useEffect } from 'react'

/** How long a page has the network to itself, in ms. */
const first = 3000

/** Calls once the page has stood for a while, unless it is left before: for scripts that may be asked for next. */
export function useLater(call: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const timer = setTimeout(call, first)
    return () => clearTimeout(timer)
  }, [])
}
