/** The media query of visitors who prefer reduced motion. In the browser only. */
export function reducedMotion(): MediaQueryList {
  return matchMedia('(prefers-reduced-motion: reduce)')
}

/** The scroll behavior that respects the user's motion preference. In the browser only. */
export function scrollBehavior(): ScrollBehavior {
  return reducedMotion().matches ? 'instant' : 'smooth'
}
