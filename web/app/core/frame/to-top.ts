import { focusTitle } from '../focus-title'

/** Scrolls to the top of the page and moves the focus there. */
export function toTop(): void {
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: prefersReducedMotion ? 'instant' : 'smooth' })
  focusTitle()
}
