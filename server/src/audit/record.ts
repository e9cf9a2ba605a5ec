import { randomUUID } from 'node:crypto'
import type { Database, Tx } from '../db/client.ts'
import type { Keyring } from '../secrets/keyring.ts'
import { entryMac } from './macs.ts'

/** What was done to private data, or refused (design.md section 5). Names and numbers of people never stand in it, only ids. */
export interface AuditEvent {
  /** Account id, `visitor`, or `system`. */
  actor: string
  /** What was done, such as `document.read`. */
  action: string
  /** What it was done to: kind and id. */
  subject: string
  outcome: 'done' | 'refused'
  details?: Record<string, string>
}

/**
 * Adds an entry to the audit log, as part of the deed's transaction; audited.ts has a shorter way for what a caller does. It waits
 * for nobody: its own MAC shows a change of it, and a moment after the commit it is sealed into the chain (seal.ts), which shows
 * that it is missing.
 */
export function record(tx: Tx, keys: Keyring, event: AuditEvent): Promise<void> {
  return addEntry(tx, keys, event)
}

/** Adds an entry at once, for what has no transaction: reads and refusals. */
export function recordAlone(db: Database, keys: Keyring, event: AuditEvent): Promise<void> {
  return addEntry(db, keys, event)
}

async function addEntry(db: Database, keys: Keyring, event: AuditEvent) {
  const entry = { ...event, id: randomUUID(), at: new Date(), key_id: keys.activeId, details: event.details ?? {} }
  const values = { ...entry, details: JSON.stringify(entry.details), mac: entryMac(keys, entry) }
  await db.insertInto('audit_entries').values(values).execute()
}
