declare module 'opencc-js/dict/*' {
  /** Characters with their counterparts in the other script, as `a b|c d e`; the usual counterpart comes first. */
  const entries: string
  export default entries
}
