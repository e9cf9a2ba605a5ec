import type { Keyring } from '../secrets/keyring.ts'
import { PortalError } from './errors.ts'
import { networkOf } from './network.ts'
import type { Refusal } from './refusal.ts'

export const minute = 60
export const hour = 60 * minute
export const day = 24 * hour

/** How often something may be done, counted across all processes. */
interface Rule {
  /** All of them together make the key; an empty list counts the whole portal. `network` is given as an address and counts by `networkOf` it. */
  by: readonly string[]
  most: number
  /** Seconds until the count starts anew. */
  per: number
  /** Makes what a call beyond the limit is refused with. */
  refuse: () => Refusal
}

/** A rule with the name under which it is counted. */
export interface Limit extends Rule {
  name: string
}

/** Whom or what a limit counts: one value for each part that it counts by. */
export type Subject<L extends Limit> = Record<L['by'][number], string>

/** The refusal of most limits. */
export const tooManyRequests = () => new PortalError('too_many_requests')

/** A domain's limits from their table, each counted under its name there: no two domains use the same name. */
export function limitsOf<const Rules extends Record<string, Rule>>(rules: Rules) {
  const named = Object.entries(rules).map(([name, rule]) => [name, { ...rule, name }])
  return Object.fromEntries(named) as { readonly [Name in keyof Rules]: Rules[Name] & { name: string } }
}

/**
 * The key under which a limit counts a subject: a fingerprint of each part, since they are personal data. With the first parts
 * only it is the beginning of all keys that have them.
 */
export function limitKey(keys: Keyring, { by }: Limit, subject: Partial<Record<string, string>>): string {
  const given = by.filter((part) => subject[part] !== undefined)
  const values = given.map((part) => (part === 'network' ? networkOf(subject.network ?? '') : subject[part]))
  return values.map((value) => keys.fingerprint(`${value}`, 'throttle').toString('base64url')).join('.')
}
