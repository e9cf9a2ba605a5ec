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

/** The end of the entries that were chained before seals existed. */
export interface OldHead {
  number: string
  mac: Buffer
}

/** The MAC of an entry; shows whether it was changed or forged. */
export function entryMac(keys: Keyring, e: Entry & { id: string }): Buffer {
  const fields = [e.id, e.at.toISOString(), e.actor, e.action, e.subject, e.outcome, sorted(e.details)]
  return keys.macBy(e.key_id, JSON.stringify(fields), 'audit entry')
}

/** The MAC before the first seal; covers the older entries, so that they cannot be removed unnoticed. */
export function startMac(keys: Keyring, keyId: string, old: OldHead): Buffer {
  return keys.macBy(keyId, JSON.stringify([old.number, old.mac.toString('hex')]), 'audit start')
}

/** The MAC of a seal: links an entry's MAC to the previous seal. */
export function sealMac(keys: Keyring, seal: Seal, entry: Buffer, before: Buffer): Buffer {
  const fields = [String(seal.number), seal.entry, entry.toString('hex'), before.toString('hex')]
  return keys.macBy(seal.key_id, JSON.stringify(fields), 'audit seal')
}

/** The MAC of the head after a seal, made with the newest key and covering all keys in order of first use. */
export function headMac(keys: Keyring, number: bigint, keyIds: readonly string[], last: Buffer): Buffer {
  return keys.macBy(newest(keyIds), JSON.stringify([String(number), keyIds, last.toString('hex')]), 'audit chain head')
}

/** The newest key that the head names. */
export function newest(keyIds: readonly string[]): string {
  return keyIds.at(-1) ?? ''
}

export function sorted(details: Record<string, string>): [string, string][] {
  return Object.entries(details).sort(([a], [b]) => (a < b ? -1 : 1))
}
