import * as z from 'zod/mini'

/** How a code comes: by text message, or read aloud on the phone, for landlines and for those who do not read messages. */
export const codeWays = ['text', 'call'] as const
export type CodeWay = (typeof codeWays)[number]
export const by = z._default(z.enum(codeWays), 'text')

/** When the next code can be asked for, and how long this one is valid. */
export const SentCode = z.object({
  resendAfter: z.int().check(z.describe('seconds until another code can be asked for')),
  validFor: z.int().check(z.describe('seconds')),
  canCall: z.boolean().check(z.describe('whether codes are read aloud on the phone too')),
})
