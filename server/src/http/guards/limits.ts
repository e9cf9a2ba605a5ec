import type { Keyring } from '../../secrets/keyring.ts'
import { PortalError } from '../errors.ts'
import type { Refusal } from '../refusal.ts'
import { blockOf, networkOf } from './network.ts'

export const minute = 60
export const hour = 60 * minute
export const day = 24 * hour

/** A rate limit, counted across all processes. */
interface Rule {
  /** The abuse that the limit prevents. */
  protects: string
  /** Other people whom the limit can block, and to what extent. */
  costs: string
  /** The parts of the key. `network` and `block` take an address and count by its `networkOf` and `blockOf`. */
  by: readonly string[]
  max: number
  /** The count at which a warning is logged, with the account if it counts one. */
  warnAt?: number
  /** Length of the window in seconds. */
  per: number
  /** Creates the error for a call beyond the limit. */
  refuse: () => Refusal
}

/** A rule with the name it is counted under. */
export interface Limit extends Rule {
  name: string
}

/** The subject of a limit: one value for each part of its key. */
export type Subject<L extends Limit> = Record<L['by'][number], string>

/** The error of most limits. */
export const tooManyRequests = () => new PortalError('too_many_requests')

/** Creates a domain's limits from a table. Each is counted under its name there, so names must be unique across domains. */
export function limitsOf<const Rules extends Record<string, Rule>>(rules: Rules) {
  const named = Object.entries(rules).map(([name, rule]) => [name, { ...rule, name }])
  return Object.fromEntries(named) as { readonly [Name in keyof Rules]: Rules[Name] & { name: string } }
}

/** Parts of a key that are an address, counted with its neighbors. */
const blocks: Record<string, ((address: string) => string) | undefined> = { network: networkOf, block: blockOf }

/** Whether a limit counts a whole network, or all strangers, rather than a single account or name. */
export function isOfStrangers({ by }: Limit): boolean {
  return by.every((part) => part === 'network' || part === 'block' || part === 'purpose')
}

/**
 * The key of a subject's count: a fingerprint of each part, since they are personal data. With only the first parts it is a prefix
 * of the matching keys.
 */
export function limitKey(keys: Keyring, { by }: Limit, subject: Partial<Record<string, string>>): string {
  const given = by.filter((part) => subject[part] !== undefined)
  const values = given.map((part) => (blocks[part] ?? String)(subject[part] ?? ''))
  return values.map((value) => keys.fingerprint(`${value}`, 'throttle').toString('base64url')).join('.')
}
