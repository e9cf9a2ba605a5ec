declare module 'virtual:module-lists' {
  /** The scripts of the browser's build by path. */
  export const lists: import('../module-lists').ModuleLists
}

declare module '*?inline-script' {
  /** A script for a document, as web/inline-scripts.ts bundles it. */
  const code: string
  export default code
}
