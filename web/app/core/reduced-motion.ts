/** The media query of visitors who prefer reduced motion. In the browser only. */
export function reducedMotion(): MediaQueryList {
  return matchMedia('(prefers-reduced-motion: reduce)')
}

/** How to scroll to another place of the page. In the browser only. */
export function scrollBehavior(): ScrollBehavior {
  return reducedMotion().matches ? 'instant' : 'smooth'
}
