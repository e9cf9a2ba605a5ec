declare module '*.module.css' {
  /** The names of the sheet's classes. */
  const names: { readonly [name: string]: string }
  export = names
}

declare module '*.css' {}

declare module '*.svg?no-inline' {
  const path: string
  export default path
}

declare module '*?url' {
  const path: string
  export default path
}

declare module 'virtual:module-lists' {
  /** The scripts of the browser's build by path. */
  export const lists: import('../module-lists').ModuleLists
}

declare module '*?inline-script' {
  /** A script for a document, as web/inline-scripts.ts bundles it. */
  const code: string
  export default code
}

interface Window {
  /** What me/record-ahead.ts has asked the server for. */
  ownRecord?: { url: string; token: string; language: string; answer: Promise<Response>; stop: AbortController }
}
