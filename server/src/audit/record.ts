import { randomUUID } from 'node:crypto'
import type { Database, Tx } from '../db/client.ts'
import type { Keyring } from '../secrets/keyring.ts'
import { entryMac } from './macs.ts'

/** An action on private data, done or refused (design.md section 5). Contains ids only, never names or numbers of people. */
export interface AuditEvent {
  /** Account id, `visitor`, or `system`. */
  actor: string
  /** The action, such as `document.read`. */
  action: string
  /** The record acted on: kind and id. */
  subject: string
  outcome: 'done' | 'refused'
  details?: Record<string, string>
}

/**
 * Adds an entry to the audit log in the transaction of the action; audited.ts has a shortcut for callers' actions. It takes no lock
 * on the log: the entry's own MAC reveals changes, and soon after the commit it is sealed into the chain (seal.ts), which reveals
 * removal.
 */
export function record(tx: Tx, keys: Keyring, event: AuditEvent): Promise<void> {
  return addEntry(tx, keys, event)
}

/** Adds an entry outside of a transaction, for reads and refusals. */
export function recordAlone(db: Database, keys: Keyring, event: AuditEvent): Promise<void> {
  return addEntry(db, keys, event)
}

async function addEntry(db: Database, keys: Keyring, event: AuditEvent) {
  const entry = { ...event, id: randomUUID(), at: new Date(), key_id: keys.activeId, details: event.details ?? {} }
  const values = { ...entry, details: JSON.stringify(entry.details), mac: entryMac(keys, entry) }
  await db.insertInto('audit_entries').values(values).execute()
}
