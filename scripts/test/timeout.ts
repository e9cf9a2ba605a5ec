/** Names how many times slower than the reference machine this one is; `npm test` measures it. */
export const slownessVariable = 'TEST_SLOWNESS'

/** A timeout for this machine, in milliseconds, of one for the reference machine. A test that passes never waits for it. */
export function scaleTimeout(ms: number): number {
  return Math.round(ms * Number(process.env[slownessVariable] ?? 1))
}
