/** The media query of visitors who prefer reduced motion. In the browser only. */
export function reducedMotion(): MediaQueryList {
  return matchMedia('(prefers-reduced-motion: reduce)')
}
