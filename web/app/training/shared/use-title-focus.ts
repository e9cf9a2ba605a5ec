import { useEffect } from 'react'
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
