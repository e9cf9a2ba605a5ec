import * as z from 'zod/mini'
import { Uuid } from '../ids.ts'

/** What the browser's API takes, as JSON (WebAuthn level 3). */
export const PasskeyOptions = z.object({
  challengeId: Uuid,
  options: z
    .record(z.string(), z.unknown())
    .check(z.describe('PublicKeyCredentialCreationOptionsJSON or …RequestOptionsJSON')),
})

const Base64Url = z.string().check(z.regex(/^[\w-]{0,20000}$/))
const CredentialId = z.string().check(z.regex(/^[\w-]{1,2000}$/))
/** Names such as those of transports. */
const Names = z.array(z.string().check(z.regex(/^[\w-]{1,40}$/))).check(z.maxLength(20))

/** What the browser's API answers, as JSON; the server checks every part of it. */
export const PasskeyAnswer = z.looseObject({
  id: CredentialId,
  rawId: CredentialId,
  response: z.record(z.string().check(z.regex(/^\w{1,40}$/)), z.union([Base64Url, Names, z.number(), z.null()])),
})
