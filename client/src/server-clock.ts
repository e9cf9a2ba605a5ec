/** A difference in ms that the response's latency explains. */
const slack = 30_000

/** How far this device's clock is ahead of the server's, in ms; 0 before the first response, and on the server. */
let ahead = 0

/**
 * Measures the clock difference by a response's `Date` header; the response must not come from a cache. Phones whose battery ran empty are often a
 * day off.
 */
export function noteServerTime({ headers }: Response): void {
  const told = Date.parse(headers.get('Date') ?? '')
  if (Number.isNaN(told)) return
  const difference = Date.now() - told
  ahead = Math.abs(difference) < slack ? 0 : difference
}

/** The server's estimated time in ms since 1970, to compare with times of the server. For spans on this device use `Date.now()`. */
export function serverNow(): number {
  return Date.now() - ahead
}
