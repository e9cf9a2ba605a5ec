import { type Cut, trim } from './trim.ts'

const warnings = /\bwarning\(/g
const unwanted = '/* @__PURE__ */ warning('
/** The page that shows an error of the router has words of its own. */
const wordless = 'return new ErrorResponseImpl(status || 500, "", new Error(status), true);'

/**
 * Takes out of React Router what this site does not use and a bundler cannot see to be unused: forms, links that prefetch,
 * instrumentation, words for developers. It is 4 KB of what every page loads (docs/decisions/0055). One thing it mends: what happens
 * without a network. A release that reads differently stops the build.
 */
const cuts: Cut[] = [
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
  ['router/utils.js', /return `Cannot include a '[\s\S]+?parse it for you\.`;/, 'return "";'],
  ['router/utils.js', /, `Found a route id collision[^`]+`/, ''],
  ['router/router.js', /, "You must call unstable_preloadRoutePattern[^;]+"(?=\);)/, ''],
  ['dom/ssr/routes.js', /let msg = `Route [^;]+;/, 'let msg = "";'],
  // The root has an error boundary of its own. When that breaks too, a link to the same page is what can be said in any language.
  ['hooks.js', 'match.route.errorElement || defaultErrorElement', 'match.route.errorElement'],
  [
    'dom/ssr/errorBoundaries.js',
    /let heyDeveloper[\s\S]+?heyDeveloper\);/,
    'return React$$1.createElement("html", null, React$$1.createElement("body", null, React$$1.createElement("a", { href: "" }, document.title)));',
  ],
  ['dom/ssr/errorBoundaries.js', 'let { nonce } = useFrameworkContext();', ''],
  ['router/router.js', /let statusText = "Unknown[\s\S]+?return new ErrorResponseImpl.*/, wordless],
  // A module that is not there any more is one of an earlier release: the document is read anew. Without a network the browser
  // would show a page of its own in its place; ours says so, and how to reach the agency.
  [
    'dom/ssr/routeModules.js',
    /console\.error\(`Error[\s\S]+?throw error;/,
    'await fetch(route.module, { method: "HEAD", cache: "no-store" });',
  ],
  ['dom/ssr/single-fetch.js', 'return singleFetchActionStrategy(args, fetchAndDecode)', 'return {}'],
  ['dom/ssr/single-fetch.js', 'return singleFetchLoaderFetcherStrategy(args, fetchAndDecode)', 'return {}'],
  ['dom/ssr/single-fetch.js', 'return nonSsrStrategy(args, getRouteInfo, fetchAndDecode)', 'return {}'],
  // A page whose module cannot be fetched ends its navigation with an error, also one that loads no data; as it comes, the navigation
  // never ends.
  [
    'dom/ssr/single-fetch.js',
    /\}\)\)\);(\s+await Promise\.all\(routeDfds)/,
    '}).then((result) => { if (result?.type === "error") results[m.route.id] = result; routeDfds[i].resolve(); })));$1',
  ],
  ['router/router.js', /"You cannot call `runClientMiddleware\(\)`[^"]+"/, '""'],
  ['dom/ssr/fog-of-war.js', /console\.warn\("Detected a manifest version mismatch during[^"]+"\);/, ''],
  ['router/router.js', 'if (init.instrumentations) {', 'if (false) {'],
  ['router/router.js', 'if (init.instrumentations) router =', 'if (false) router ='],
  ['router/router.js', /consumeInstrumentationClientResultMetaReceiver\(router\)/g, 'undefined'],
]

export const trimRouter = () => trim('router', 'react-router/dist/production/lib', cuts)
