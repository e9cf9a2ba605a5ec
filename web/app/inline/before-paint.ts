/**
 * Marks the document before the first paint: with session state and text size, so that the layout does not shift at hydration, and with
 * how it was come to (`navigate`, `reload`, `back_forward`).
 */
const { dataset } = document.documentElement
// biome-ignore-start lint/style/noRestrictedGlobals: before-all.ts has put memory where a browser forbids storage
dataset.session = localStorage.getItem('token') ? 'user' : 'visitor'
dataset.textSize = localStorage.getItem('textSize') || 'normal'
// biome-ignore-end lint/style/noRestrictedGlobals: before-all.ts has put memory where a browser forbids storage
const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
dataset.arrival = arrival?.type
