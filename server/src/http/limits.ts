import type { ErrorCode } from '@portal/contract/envelope'
import type { Keyring } from '../secrets/keyring.ts'
import { networkOf } from './network.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** What a limit can count by. `network` is given as an address and counts by `networkOf` it. */
type Part = 'network' | 'account' | 'name' | 'phone'

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
  /** Wrong or right, each try at a password costs a hash; a right one starts the count anew. */
  passwordByName: { by: ['name'], most: 10, per: 15 * minute, code: 'too_many_attempts' },
  passwordByNameDaily: { by: ['name'], most: 20, per: day, code: 'too_many_attempts' },
  passwordByNetwork: { by: ['network'], most: 100, per: 15 * minute, code: 'too_many_requests' },
  codeByPhone: { by: ['phone'], most: 1, per: minute, code: 'code_too_soon' },
  codeByPhoneDaily: { by: ['phone'], most: 5, per: day, code: 'code_too_soon' },
  codeByNetwork: { by: ['network'], most: 30, per: hour, code: 'too_many_requests' },
  /** Each code is a text message that the agency pays for, so that strangers from many networks have one budget. */
  codeTotal: { by: [], most: 300, per: hour, code: 'too_many_requests' },
  codeCheckByNetwork: { by: ['network'], most: 60, per: hour, code: 'too_many_requests' },
  registerByNetwork: { by: ['network'], most: 60, per: hour, code: 'too_many_requests' },
  /** Whether a Medicaid ID is another's is told: nobody may ask for many. */
  whiteCardByAccount: { by: ['account'], most: 10, per: day, code: 'too_many_requests' },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof limits

/** Whom or what a limit counts: one value for each part that it counts by. */
export type Subject<Name extends LimitName> = Record<(typeof limits)[Name]['by'][number], string>

/** The key under which a limit counts a subject; personal data stands in it as a fingerprint only. */
export function limitKey(keys: Keyring, { by }: Limit, subject: Partial<Record<Part, string>>): string {
  const values = by.map((part) => (part === 'network' ? networkOf(subject.network ?? '') : subject[part]))
  return keys.fingerprint(JSON.stringify(values), 'throttle').toString('base64url')
}
