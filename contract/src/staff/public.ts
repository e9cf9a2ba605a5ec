import './field-texts.ts'
import * as z from 'zod/mini'
import { staffRoles } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { Uuid } from '../ids.ts'
import { Password } from '../person/person.ts'
import { line, optional } from '../text.ts'
import { PasskeyAnswer, PasskeyOptions } from './passkey.ts'
import { SecondFactor } from './second-factor.ts'

const StaffSession = {
  token: z.string(),
  staff: z.object({ firstName: z.string(), email: z.string(), roles: z.array(z.enum(staffRoles)) }),
}

export const staffLogin = endpoint({
  method: 'POST',
  path: '/staff/auth/login',
  access: ['visitor'],
  doc: "Starts a session for staff: e-mail, password, and the second factor: six digits of the authenticator or a recovery code. A device that is remembered needs none, and a new account's first login sets it up.",
  input: z.object({
    username: line(254, 'plain'),
    password: Password,
    totp: optional(SecondFactor),
    remember: z._default(z.boolean(), false),
  }),
  output: z.object({
    ...StaffSession,
    next: z.enum(['work', 'setUp']).check(z.describe('setUp: the session may do nothing but set up the second factor')),
    recoveryCodesLeft: z.nullable(z.int()).check(z.describe('after a login by recovery code')),
  }),
})

export const askPasskey = endpoint({
  method: 'POST',
  path: '/staff/auth/passkey/ask',
  access: ['visitor'],
  doc: 'Begins a login by passkey, which needs neither e-mail nor password: the challenge to sign.',
  input: z.object({}),
  output: PasskeyOptions,
})

export const passkeyLogin = endpoint({
  method: 'POST',
  path: '/staff/auth/passkey/login',
  access: ['visitor'],
  doc: 'Starts a session for staff with a signed challenge; each challenge works once, for five minutes.',
  input: z.object({ challengeId: Uuid, answer: PasskeyAnswer }),
  output: z.object(StaffSession),
})
