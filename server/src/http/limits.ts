import type { ErrorCode } from '@portal/contract/envelope'
import type { Keyring } from '../secrets/keyring.ts'
import { networkOf } from './network.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** What a limit can count by. `network` is given as an address and counts by `networkOf` it. */
type Part = 'network' | 'account' | 'name' | 'device' | 'phone' | 'activity' | 'owner'

export interface Limit {
  /** All of them together make the key; an empty list counts the whole portal. */
  by: readonly Part[]
  most: number
  /** Seconds until the count starts anew. */
  per: number
  /** What a call beyond the limit is refused with. */
  code: ErrorCode
}

/** How often something may be done, counted across all processes. */
export const limits = {
  /** Wrong or right, each try at a password costs a hash; a login starts the count anew (docs/decisions/0028). */
  passwordByNetwork: { by: ['network'], most: 100, per: 15 * minute, code: 'too_many_requests' },
  passwordByNameAndNetwork: { by: ['name', 'network'], most: 10, per: 15 * minute, code: 'too_many_attempts' },
  passwordByNameAndNetworkDaily: { by: ['name', 'network'], most: 20, per: day, code: 'too_many_attempts' },
  /** All unknown devices together. Known ones, and sessions that ask for the password again, count by themselves. */
  passwordByName: { by: ['name'], most: 100, per: day, code: 'too_many_attempts' },
  passwordByDevice: { by: ['device'], most: 10, per: 15 * minute, code: 'too_many_attempts' },
  passwordByDeviceDaily: { by: ['device'], most: 20, per: day, code: 'too_many_attempts' },
  /** The second factor behind a right password, of all unknown devices together. */
  secondFactorByName: { by: ['name'], most: 20, per: day, code: 'wrong_credentials' },
  codeByNetwork: { by: ['network'], most: 30, per: hour, code: 'too_many_requests' },
  codeByPhone: { by: ['phone'], most: 1, per: minute, code: 'code_too_soon' },
  codeByPhoneAndNetwork: { by: ['phone', 'network'], most: 5, per: day, code: 'code_too_soon' },
  codeByPhoneDaily: { by: ['phone'], most: 15, per: day, code: 'code_too_soon' },
  codeTryByPhoneAndNetwork: { by: ['phone', 'network'], most: 5, per: 5 * minute, code: 'invalid_input' },
  codeByDevice: { by: ['device'], most: 1, per: minute, code: 'code_too_soon' },
  codeByDeviceDaily: { by: ['device'], most: 5, per: day, code: 'code_too_soon' },
  /** Each code is a text message that the agency pays for, so that strangers from many networks have one budget. */
  codeTotal: { by: [], most: 300, per: hour, code: 'too_many_requests' },
  codeCheckByNetwork: { by: ['network'], most: 60, per: hour, code: 'too_many_requests' },
  emailCodeByAccount: { by: ['account'], most: 1, per: minute, code: 'code_too_soon' },
  emailCodeByAccountDaily: { by: ['account'], most: 5, per: day, code: 'code_too_soon' },
  registerByNetwork: { by: ['network'], most: 60, per: hour, code: 'too_many_requests' },
  /** Whether a Medicaid ID is another's is told: nobody may ask for many. */
  whiteCardByAccount: { by: ['account'], most: 10, per: day, code: 'too_many_requests' },
  /** Each sign-up and each cancellation renews the public pages, and may send somebody a text message. */
  placeByAccountDaily: { by: ['account', 'activity'], most: 10, per: day, code: 'too_many_changes' },
  /** Decoding costs the same when the picture is refused; an owner is an account or somebody who is registering. */
  uploadByOwner: { by: ['owner'], most: 120, per: day, code: 'too_many_requests' },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof limits

/** Whom or what a limit counts: one value for each part that it counts by. */
export type Subject<Name extends LimitName> = Record<(typeof limits)[Name]['by'][number], string>

/**
 * The key under which a limit counts a subject: a fingerprint of each part, since they are personal data. With the first parts
 * only it is the beginning of all keys that have them.
 */
export function limitKey(keys: Keyring, { by }: Limit, subject: Partial<Record<Part, string>>): string {
  const given = by.filter((part) => subject[part] !== undefined)
  const values = given.map((part) => (part === 'network' ? networkOf(subject.network ?? '') : subject[part]))
  return values.map((value) => keys.fingerprint(`${value}`, 'throttle').toString('base64url')).join('.')
}
