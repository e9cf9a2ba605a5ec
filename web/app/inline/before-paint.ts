/** Marks the document with session state and text size before the first paint, so that the layout does not shift at hydration. */
const { dataset } = document.documentElement
// biome-ignore-start lint/style/noRestrictedGlobals: before-all.ts has put memory where a browser forbids storage
dataset.session = localStorage.getItem('token') ? 'user' : 'visitor'
dataset.textSize = localStorage.getItem('textSize') || 'normal'
// biome-ignore-end lint/style/noRestrictedGlobals: before-all.ts has put memory where a browser forbids storage
