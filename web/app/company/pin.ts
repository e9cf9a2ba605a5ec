/** The pin that marks an office on the maps; its tip is at the center of the bottom edge. */
export const pin = {
  width: 36,
  height: 46,
  path: 'M18 45C8 33 2 26 2 17.5a16 16 0 0 1 32 0C34 26 28 33 18 45zM18 11a7 7 0 1 0 0 14 7 7 0 0 0 0-14z',
}
