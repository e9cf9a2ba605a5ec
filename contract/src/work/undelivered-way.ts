import * as z from 'zod/mini'

/** By which channel messages do not reach somebody, and why. */
export const UndeliveredWay = z.object({
  channel: z.enum(['sms', 'email']),
  reason: z
    .enum(['stopped', 'wrong_address', 'refused', 'unavailable'])
    .check(
      z.describe('stopped: the reader has replied STOP; unavailable: phone or provider could not be reached in time'),
    ),
})
export type UndeliveredWay = z.infer<typeof UndeliveredWay>
