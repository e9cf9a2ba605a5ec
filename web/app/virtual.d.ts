declare module 'virtual:module-lists' {
  /** The scripts of the browser's build by path. */
  export const lists: import('../module-lists').ModuleLists
}
