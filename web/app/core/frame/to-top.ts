import { focusTitle } from '../focus-title'
import { scrollBehavior } from '../reduced-motion'

/** Scrolls to the top of the page and moves the focus there. */
export function toTop(): void {
  window.scrollTo({ top: 0, behavior: scrollBehavior() })
  focusTitle()
}
