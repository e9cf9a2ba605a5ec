import type { Keyring } from '../secrets/keyring.ts'

/** An entry of the audit log, without its hash. */
export interface Entry {
  at: Date
  key_id: string
  actor: string
  action: string
  subject: string
  outcome: string
  details: Record<string, string>
}

/** A link of the chain over the entries, in the order in which they were sealed. */
export interface Seal {
  number: bigint
  entry: string
  key_id: string
}

/** The end of the entries that were chained before there were seals. */
export interface OldHead {
  number: string
  mac: Buffer
}

/** Protects one entry from being changed or invented. */
export function entryMac(keys: Keyring, e: Entry & { id: string }): Buffer {
  const fields = [e.id, e.at.toISOString(), e.actor, e.action, e.subject, e.outcome, sorted(e.details)]
  return keys.macBy(e.key_id, JSON.stringify(fields), 'audit entry')
}

/** What the first seal follows, so that older entries cannot be cut off. */
export function startMac(keys: Keyring, keyId: string, old: OldHead): Buffer {
  return keys.macBy(keyId, JSON.stringify([old.number, old.mac.toString('hex')]), 'audit start')
}

/** Links an entry, by its own hash, to the seal before. */
export function sealMac(keys: Keyring, seal: Seal, entry: Buffer, before: Buffer): Buffer {
  const fields = [String(seal.number), seal.entry, entry.toString('hex'), before.toString('hex')]
  return keys.macBy(seal.key_id, JSON.stringify(fields), 'audit seal')
}

/** What the head has to be after a seal; made with the newest key, and naming all in the order in which they came into use. */
export function headMac(keys: Keyring, number: bigint, keyIds: readonly string[], last: Buffer): Buffer {
  return keys.macBy(newest(keyIds), JSON.stringify([String(number), keyIds, last.toString('hex')]), 'audit chain head')
}

/** The newest of the keys that the head names. */
export function newest(keyIds: readonly string[]): string {
  return keyIds.at(-1) ?? ''
}

export function sorted(details: Record<string, string>): [string, string][] {
  return Object.entries(details).sort(([a], [b]) => (a < b ? -1 : 1))
}
