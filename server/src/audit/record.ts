import type { Database } from '../db/client.ts'
import type { Keyring } from '../secrets/keyring.ts'

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
 * Adds an entry to the audit log, chained to the one before by a keyed hash: whoever changes, removes or cuts off entries
 * cannot make the chain fit again without the key. Give it the transaction of the deed, as its last step: the head of
 * the chain is locked until that transaction ends.
 */
export async function record(step: Database, keys: Keyring, event: AuditEvent): Promise<void> {
  const head = await step.selectFrom('audit_head').select('number').forUpdate().executeTakeFirstOrThrow()
  const entry = {
    number: String(BigInt(head.number) + 1n),
    at: new Date(),
    key_id: keys.activeId,
    actor: event.actor,
    action: event.action,
    subject: event.subject,
    outcome: event.outcome,
    details: event.details ?? {},
  }
  const last = await step.selectFrom('audit_entries').select('mac').where('number', '=', head.number).executeTakeFirst()
  const mac = linkOf(keys, entry, last?.mac ?? start)
  await step
    .insertInto('audit_entries')
    .values({ ...entry, details: JSON.stringify(entry.details), mac })
    .execute()
  await step
    .updateTable('audit_head')
    .set({ number: entry.number, key_id: keys.activeId, mac: endOf(keys, entry.key_id, entry.number, mac) })
    .execute()
}

/** Adds an entry in a transaction of its own, for what has no other: reads and refusals. */
export async function recordAlone(db: Database, keys: Keyring, event: AuditEvent): Promise<void> {
  await db.transaction().execute((step) => record(step, keys, event))
}

interface Entry {
  number: string
  at: Date
  key_id: string
  actor: string
  action: string
  subject: string
  outcome: string
  details: Record<string, string>
}

function linkOf(keys: Keyring, e: Entry, before: Buffer): Buffer {
  const details = Object.entries(e.details).sort(([a], [b]) => (a < b ? -1 : 1))
  const fields = [
    e.number,
    e.at.toISOString(),
    e.actor,
    e.action,
    e.subject,
    e.outcome,
    details,
    before.toString('hex'),
  ]
  return keys.macBy(e.key_id, JSON.stringify(fields), 'audit')
}

/** What the head has to be after an entry; other than the entry's own hash, which stands in the log for whoever would cut it. */
function endOf(keys: Keyring, keyId: string, number: string, mac: Buffer): Buffer {
  return keys.macBy(keyId, `${number} ${mac.toString('hex')}`, 'audit head')
}

const start = Buffer.alloc(0)

/** What `verifyAudit` found. */
export interface AuditReport {
  entries: number
  /** Number of the first entry that does not fit, and why; undefined when all do. */
  broken: { number: string; why: string } | undefined
}

const batch = 1000

/** Follows the chain from the first entry to the head. */
export async function verifyAudit(db: Database, keys: Keyring): Promise<AuditReport> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (step) => follow(step, keys))
}

async function follow(step: Database, keys: Keyring): Promise<AuditReport> {
  let before: Buffer = start
  let expected = 1n
  for (;;) {
    const entries = await step
      .selectFrom('audit_entries')
      .selectAll()
      .where('number', '>=', String(expected))
      .orderBy('number')
      .limit(batch)
      .execute()
    for (const entry of entries) {
      const why = problemOf(keys, entry, expected, before)
      if (why) return { entries: Number(expected) - 1, broken: { number: String(expected), why } }
      before = entry.mac
      expected++
    }
    if (entries.length < batch) break
  }
  const whole = await endsAt(step, keys, expected - 1n, before)
  const broken = whole ? undefined : { number: String(expected), why: 'the log does not end where its head says' }
  return { entries: Number(expected) - 1, broken }
}

async function endsAt(step: Database, keys: Keyring, number: bigint, mac: Buffer): Promise<boolean> {
  const head = await step.selectFrom('audit_head').selectAll().executeTakeFirst()
  if (!head || BigInt(head.number) !== number) return false
  return number === 0n || head.mac.equals(endOf(keys, head.key_id, head.number, mac))
}

function problemOf(
  keys: Keyring,
  entry: Entry & { mac: Buffer },
  expected: bigint,
  before: Buffer,
): string | undefined {
  if (BigInt(entry.number) !== expected) return 'an entry is missing'
  return linkOf(keys, entry, before).equals(entry.mac) ? undefined : 'the entry was changed'
}
