/** The colours of the agency and the tints that the pictures use. */
export const palette = {
  pine: '#1F5D4C',
  deepPine: '#123A30',
  pineMid: '#4C8571',
  pineSoft: '#8FB8A6',
  pinePale: '#C9DFD3',
  mint: '#E3EFE7',
  cream: '#FBF7EF',
  sand: '#F1E6D2',
  wheat: '#E5D2B0',
  marigold: '#F2A93B',
  marigoldSoft: '#F8CF8C',
  marigoldPale: '#FCE9C8',
  terracotta: '#A8402B',
  clay: '#C9694F',
  claySoft: '#E3A48F',
  clayPale: '#F4D9CD',
  sky: '#D8EAEE',
  skyPale: '#EBF4F4',
  skyMid: '#A9CBD3',
  river: '#8DB9C4',
  slate: '#5D7B87',
  wood: '#B98352',
  woodDark: '#8A5A3A',
  woodPale: '#D9B183',
  stone: '#D8D3C6',
  stoneDark: '#AAA497',
  paper: '#FFFFFF',
  ink: '#1E2A26',
} as const

/** Natural skin tones from light to deep. */
export const skin = {
  ivory: '#F6D3B5',
  peach: '#EFC09B',
  honey: '#E0A878',
  tan: '#C98B5E',
  brown: '#9C6440',
  deep: '#82533A',
  umber: '#7B5037',
} as const

/** Hair tones. */
export const hair = {
  white: '#F4F2EC',
  silver: '#D5D6D2',
  grey: '#A9ADAA',
  black: '#262B2C',
  brown: '#57382A',
} as const
