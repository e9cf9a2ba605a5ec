/** A difference in ms that an answer's way explains. */
const slack = 30_000

/** How far the clock of this device is ahead of the server's, in ms; 0 until an answer has told, and on the server. */
let ahead = 0

/**
 * Learns the server's time from the head of an answer, which must not come from a cache. Clocks that are a day off are common on phones
 * whose battery ran empty.
 */
export function noteServerTime({ headers }: Response): void {
  const told = Date.parse(headers.get('Date') ?? '')
  if (Number.isNaN(told)) return
  const difference = Date.now() - told
  ahead = Math.abs(difference) < slack ? 0 : difference
}

/**
 * The server's time as well as this device knows it, in ms since 1970: what a moment of the server is compared with. `Date.now()` is for
 * spans that begin and end on this device.
 */
export function serverNow(): number {
  return Date.now() - ahead
}
