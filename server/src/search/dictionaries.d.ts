declare module 'opencc-js/dict/*' {
  /** Characters with those of the other script, as `a b|c d e`; the usual one stands first. */
  const entries: string
  export default entries
}
