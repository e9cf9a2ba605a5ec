import './field-texts.ts'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Uuid } from '../ids.ts'
import { Code, confirmed, otherPassword, Password, passwords } from '../person/person.ts'
import { optional } from '../text.ts'
import { PasskeyAnswer, PasskeyOptions } from './passkey.ts'
import { SecondFactor } from './second-factor.ts'

/** Calls of staff about their own login. `newStaff` is somebody who has given the password and has no second factor yet. */

/** Days for which a device that asked for it needs no second factor. */
export const rememberDays = 30

type Passwords = Record<keyof typeof passwords, string>

const RecoveryCodes = z.array(z.string().check(z.describe('such as 4KTNM-X8WPC; shown once')))

export const startAuthenticator = endpoint({
  method: 'POST',
  path: '/staff/auth/authenticator',
  access: ['newStaff', 'staff'],
  reads: 'nobody',
  doc: 'Makes a secret for a new authenticator, which counts once a code of it is confirmed. With a second factor already set up, the password and a code of it are needed: a device that is remembered is not enough.',
  unversioned: 'replaces a secret that nobody has used',
  input: z.object({ currentPassword: optional(Password), totp: optional(SecondFactor) }),
  output: z.object({
    address: z.string().check(z.describe('otpauth:// address, for a QR code')),
    secret: z.string().check(z.describe('for typing, in base32')),
  }),
})

export const confirmAuthenticator = endpoint({
  method: 'POST',
  path: '/staff/auth/authenticator/confirm',
  access: ['newStaff', 'staff'],
  doc: 'Puts the new authenticator in the place of the old one, with a code of it; all recovery codes are new, and other devices and sessions have to log in again.',
  unversioned: 'the code belongs to one secret',
  input: z.object({ code: Code }),
  output: z.object({ recoveryCodes: RecoveryCodes }),
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/staff/auth/recovery-codes',
  access: ['staff'],
  doc: 'Makes ten new recovery codes, for the password and a second factor; the old ones no longer work. The owner is told by e-mail.',
  unversioned: 'replaces codes that nobody can edit',
  input: z.object({ currentPassword: Password, totp: SecondFactor }),
  output: z.object({ recoveryCodes: RecoveryCodes }),
})

export const startPasskey = endpoint({
  method: 'POST',
  path: '/staff/auth/passkey/start',
  access: ['newStaff', 'staff'],
  doc: 'Begins a new passkey: what the browser needs to make it. With a second factor already set up, the password and a code of it are needed.',
  unversioned: 'asks for a challenge',
  input: z.object({ currentPassword: optional(Password), totp: optional(SecondFactor) }),
  output: PasskeyOptions,
})

export const addPasskey = endpoint({
  method: 'POST',
  path: '/staff/auth/passkey',
  access: ['newStaff', 'staff'],
  doc: 'Keeps the passkey that the browser has made. As the first second factor of a member it comes with recovery codes, and other sessions have to log in again.',
  unversioned: 'adds a passkey',
  input: z.object({ challengeId: Uuid, answer: PasskeyAnswer }),
  output: z.object({ recoveryCodes: z.nullable(RecoveryCodes) }),
})

export const removePasskey = endpoint({
  method: 'POST',
  path: '/staff/auth/passkey/remove',
  access: ['staff'],
  doc: "Removes one of the caller's passkeys, for the password and a second factor. The last one stays as long as there is no authenticator.",
  unversioned: 'takes back a permission',
  input: z.object({ id: Uuid, currentPassword: Password, totp: SecondFactor }),
  output: z.null(),
})

export const changeStaffPassword = endpoint({
  method: 'POST',
  path: '/staff/auth/password',
  access: ['staff'],
  doc: "Changes the caller's password, for the old one and a second factor; every other session of the account ends. The owner is told by e-mail.",
  unversioned: 'a password is not edited by others',
  input: z.object({ ...passwords, totp: SecondFactor }).check(confirmed<Passwords>(), otherPassword<Passwords>()),
  output: z.null(),
})

export const getSecondFactors = endpoint({
  method: 'GET',
  path: '/staff/auth/factors',
  access: ['staff'],
  reads: 'nobody',
  doc: "The caller's second factors, and the devices that need none.",
  input: z.object({}),
  output: z.object({
    authenticatorSince: z.nullable(z.string()).check(z.describe('null: passkeys alone')),
    recoveryCodesLeft: z.int(),
    passkeys: z.array(
      z.object({
        id: Uuid,
        name: z.string().check(z.describe('where it was made: browser and system, may be empty')),
        createdAt: z.string(),
        lastUsedAt: z.nullable(z.string()),
      }),
    ),
    devices: z.array(
      z.object({
        id: Uuid,
        name: z.string().check(z.describe('browser and system, may be empty')),
        rememberedUntil: z.string(),
        lastUsedAt: z.string(),
        current: z.boolean(),
      }),
    ),
  }),
})

export const forgetDevice = endpoint({
  method: 'DELETE',
  path: '/staff/auth/device/{id}',
  access: ['staff'],
  doc: "Has one of the caller's devices asked for the second factor again.",
  unversioned: 'takes back a permission',
  input: z.object({ id: Uuid }),
  output: z.null(),
})
