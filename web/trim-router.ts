import type { Plugin } from 'vite'

const warnings = /\bwarning\(/g
const unwanted = '/* @__PURE__ */ warning('

/**
 * Takes out of React Router what this site does not use and a bundler cannot see to be unused: forms, links that prefetch,
 * instrumentation, words for developers. It is 4 KB of what every page loads (docs/decisions/0055). A release that reads differently stops the build.
 */
const cuts: [file: string, from: string | RegExp, to: string][] = [
  // A name for React's developer tools keeps a component alive, and so does a call that may have side effects.
  ['dom/lib.js', /^\w+\.displayName = "[\w.]+";$/gm, ''],
  ['dom/lib.js', /^const (\w+) = React\$1\.forwardRef\(/gm, 'const $1 = /* @__PURE__ */ React$$1.forwardRef('],
  ['dom/lib.js', 'return shouldPrefetch && !isAbsolute ?', 'return false ?'],
  ['dom/ssr/components.js', 'isPageLinkDescriptor(link) ?', 'false ?'],
  // Warnings of mistakes that a developer sees while developing, where nothing is taken out.
  ['components.js', warnings, unwanted],
  ['hooks.js', warnings, unwanted],
  ['router/router.js', warnings, unwanted],
  ['router/utils.js', warnings, unwanted],
  // The root has an error boundary of its own, and nothing to tell developers.
  ['hooks.js', 'match.route.errorElement || defaultErrorElement', 'match.route.errorElement'],
  ['dom/ssr/errorBoundaries.js', /__html: `[^`]*`/, "__html: ''"],
  ['router/router.js', 'if (init.instrumentations) {', 'if (false) {'],
  ['router/router.js', 'if (init.instrumentations) router =', 'if (false) router ='],
  ['router/router.js', /consumeInstrumentationClientResultMetaReceiver\(router\)/g, 'undefined'],
]

export function trimRouter(): Plugin {
  return {
    name: 'trim-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/lib\// },
      handler(code, id) {
        let trimmed = code
        for (const [file, from, to] of cuts.filter(([file]) => id.endsWith(`/lib/${file}`))) {
          const before = trimmed
          trimmed = trimmed.replace(from, to)
          if (trimmed === before) this.error(`React Router's ${file} has no ${from} any more: see trim-router.ts`)
        }
        return trimmed === code ? null : { code: trimmed, map: null }
      },
    },
  }
}
