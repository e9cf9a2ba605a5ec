import { type Cut, trim } from './trim.ts'

const file = 'react-dom-client.production.js'

/**
 * Takes out of React what this site does not use and a bundler cannot see to be unused: `<ViewTransition>`, whose functions do
 * nothing in a tree without one, and the methods of a `<Fragment>`'s ref. That is 5 KB of what every page loads
 * (docs/decisions/0091); `biome.json` forbids importing the former.
 */
const cuts: Cut[] = [
  [file, /^function (\w*ViewTransitions?\w*)\([^{]*\) \{[\s\S]*?^\}$/gm, 'function $1() {}'],
  [file, /shouldStartViewTransition\s+\?/, 'false ?'],
  [file, /^(ViewTransitionPseudoElement|FragmentInstance)\.prototype\.\w+ = function[\s\S]*?^\};$/gm, ''],
  // Values that are thrown and caught by themselves, whose stack nobody reads: to take it, the browser parses React a second time.
  [file, /\b(\w+Exception) = Error\(formatProdErrorMessage\(\d+\)\)/g, '$1 = Object.create(Error.prototype)'],
]

export const trimReact = () => trim('react', 'react-dom/cjs', cuts)
