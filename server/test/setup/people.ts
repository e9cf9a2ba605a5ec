import { randomInt } from 'node:crypto'
import { proveEmail } from '@portal/contract/accounts/own'
import { provePhone, registerCaregiver, registerPatient, sendCode } from '@portal/contract/accounts/public'
import { confirmAuthenticator, startAuthenticator } from '@portal/contract/staff/own'
import { staffLogin } from '@portal/contract/staff/public'
import { Secret, TOTP, URI } from 'otpauth'
import { expect } from 'vitest'
import { startSession } from '../../src/accounts/login/sessions.ts'
import { addStaff, type StaffRole } from '../../src/staff/add.ts'
import type { TestPortal } from './portal.ts'

export interface Person {
  id: string
  phone: string
  password: string
  token: string
  /** Headers for calls by this person. */
  headers: { authorization: string }
}

const numbers = 7_760_000
let last = randomInt(numbers)

/** A phone number that is unique in this run: the next after that of the last call. */
export function newPhone(): string {
  last = (last + 1) % numbers
  return `+1917${2_000_000 + last}`
}

/** A patient's form, except phone and Medicaid ID. */
export const typed = {
  firstName: 'Mei',
  lastName: 'Chen',
  preferredName: '',
  email: 'mei@example.com',
  gender: 'female' as const,
  address: '136-20 38th Avenue',
  apartment: '5B',
  state: 'NY' as const,
  city: 'Flushing',
  postcode: '11354',
}

export const password = 'Plum-blossom-77'
/** The password fields of a registration. */
export const secrets = { password, confirmation: password, agreed: true as const }

/** The latest code sent to a phone. */
export async function codeOf(portal: TestPortal, phone: string): Promise<string> {
  const [message] = await portal.messagesTo(phone)
  return /\b\d{6}\b/.exec(message ?? '')?.[0] ?? 'no code'
}

/** Proves a phone by its code and returns the proof. */
export async function verifyPhone(portal: TestPortal, phone: string): Promise<string> {
  expect(await portal.call(sendCode, { phone, purpose: 'register' })).toMatchObject({ status: 200 })
  const proved = await portal.call(provePhone, { phone, code: await codeOf(portal, phone) })
  expect(proved).toMatchObject({ status: 200 })
  return proved.body.data.proof
}

/** Proves the e-mail address of a person's account with the latest code sent to it. */
export async function proveOwnEmail(portal: TestPortal, { headers }: Pick<Person, 'headers'>, email: string) {
  return portal.call(proveEmail, { code: await codeOf(portal, email) }, headers)
}

/** Registers a patient and logs in. */
export async function newPatient(portal: TestPortal, more: Partial<typeof typed> & { medicaidId?: string } = {}) {
  const phone = newPhone()
  const input = { ...typed, ...secrets, ...more, proof: await verifyPhone(portal, phone) }
  return logIn(portal, phone, await portal.call(registerPatient, input))
}

/** Registers a caregiver, without documents, and logs in. */
export async function newCaregiver(
  portal: TestPortal,
  more: Partial<typeof typed> & { workExperience?: string; employeeId?: string } = {},
) {
  const phone = newPhone()
  const input = { ...typed, ...secrets, yearsOfExperience: 3, ...more, proof: await verifyPhone(portal, phone) }
  return logIn(portal, phone, await portal.call(registerCaregiver, input))
}

async function logIn(
  portal: TestPortal,
  phone: string,
  registered: { status: number; body: unknown },
): Promise<Person> {
  if (registered.status !== 200) throw new Error(`registering failed: ${JSON.stringify(registered.body)}`)
  const { id } = await portal.db
    .selectFrom('accounts')
    .select('id')
    .where('phone', '=', phone)
    .executeTakeFirstOrThrow()
  // A login would check the password, which takes half of the time of a new account.
  const token = await startSession(portal.db, id, { address: '', device: '' })
  return { id, phone, password, token, headers: { authorization: token } }
}

/** A logged-in staff account with its second factor set up; `digits` returns the authenticator's current code. */
export async function newStaff(portal: TestPortal, ...roles: StaffRole[]) {
  const email = `staff${randomInt(1_000_000_000)}@example.com`
  const { id } = await addStaff(portal, { email, firstName: 'Sam', lastName: 'Lee', roles, password })
  const { token } = (await portal.call(staffLogin, { username: email, password })).body.data
  const headers = { authorization: token }
  const { authenticator, recoveryCodes } = await setUpSecondFactor(portal, headers)
  const digits = () => digitsOf(authenticator)
  return { id, email, password, token, digits, authenticator, recoveryCodes, headers }
}

/** Sets up the second factor in a staff session and returns the authenticator's address and the recovery codes. */
export async function setUpSecondFactor(portal: TestPortal, headers: Record<string, string>) {
  const { address } = (await portal.call(startAuthenticator, {}, headers)).body.data
  const confirmed = await portal.call(confirmAuthenticator, { code: digitsOf(address) }, headers)
  return { authenticator: address, ...confirmed.body.data }
}

/** The code that an authenticator shows now. */
export function digitsOf(authenticator: string): string {
  const made = URI.parse(authenticator) as TOTP
  return new TOTP({ secret: Secret.fromBase32(made.secret.base32) }).generate()
}
