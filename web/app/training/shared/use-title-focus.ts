import { useEffect, useState } from 'react'
import { useNavigationType } from 'react-router'
import { focusTitle } from '../../core/focus-title'

/** Focuses the title of content that replaced other content on the same page, and shows it from its start. */
export function useTitleFocus(moved: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the content appears
  useEffect(() => {
    if (!moved) return
    focusTitle()
    scrollTo(0, 0)
  }, [])
}

/**
 * Whether the page was reached by a navigation. Its title had the focus while the content was loading, and the content's title takes it
 * over. A page load leaves the focus where the reader is.
 */
export function useArrived(): boolean {
  const isNavigation = useNavigationType() !== 'POP'
  const [arrived] = useState(isNavigation)
  return arrived
}
