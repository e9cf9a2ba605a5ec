import type { Database, Tx } from '../db/client.ts'
import type { Keyring } from '../secrets/keyring.ts'
import { type Head, type LogEnd, readHead, readStart } from './head.ts'
import { type Entry, entryMac, newest, sealMac } from './macs.ts'
import { Mismatch } from './mismatch.ts'
import { followOldChain } from './old-chain.ts'

/** The result of `verifyAudit`. */
export interface AuditReport {
  /** Number of entries checked: all, unless the log is broken. */
  entries: number
  /** Number of those not sealed yet. */
  waiting: number
  end: LogEnd | undefined
  /** The first entry, seal or head that does not match, and why; undefined when all match. */
  broken: { place: string; why: string } | undefined
}

const batch = 1000
// Sealing normally takes a second, but the portal may have been restarted in between.
const longestWait = 60_000

/**
 * Verifies the audit log from the first entry to the head, and then the entries not sealed yet.
 * @param expected an end of the log that was kept outside
 */
export async function verifyAudit(db: Database, keys: Keyring, expected?: LogEnd): Promise<AuditReport> {
  const report: AuditReport = { entries: 0, waiting: 0, end: undefined, broken: undefined }
  try {
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((tx) => check(tx, keys, expected, report))
  } catch (error) {
    if (!(error instanceof Mismatch)) throw error
    report.broken = { place: error.place, why: error.message }
  }
  return report
}

async function check(tx: Tx, keys: Keyring, expected: LogEnd | undefined, report: AuditReport) {
  report.entries = Number(await followOldChain(tx, keys))
  const head = await readHead(tx, keys)
  if (!head.keyIds.includes(keys.activeId))
    throw new Mismatch('the head', `it was made with the key ${newest(head.keyIds)}, and ${keys.activeId} is newer`)
  if (expected && expected.number > head.number)
    throw new Mismatch(`seal ${head.number + 1n}`, 'the log is shorter than the end that was kept outside')
  await followSeals(tx, keys, head, { expected, report })
  report.end = { number: head.number, mac: head.mac }
  await checkUnsealed(tx, keys, report)
}

interface Following {
  expected: LogEnd | undefined
  report: AuditReport
}

async function followSeals(tx: Tx, keys: Keyring, head: Head, { expected, report }: Following): Promise<void> {
  let last: LogEnd = { number: 0n, mac: await readStart(tx, keys, head.keyIds) }
  let newestKey = 0
  compare(last, expected)
  for await (const row of sealedEntries(tx)) {
    const place = `seal ${last.number + 1n}`
    const key = head.keyIds.indexOf(row.seal_key)
    if (BigInt(row.seal_number) !== last.number + 1n) throw new Mismatch(place, 'it is missing, or its entry is')
    if (key < newestKey) throw new Mismatch(place, 'it was made with an older key than the one before')
    checkEntry(keys, row)
    const number = last.number + 1n
    const mac = sealMac(keys, { number, entry: row.number, key_id: row.seal_key }, row.mac, last.mac)
    if (!mac.equals(row.seal_mac)) throw new Mismatch(place, 'it does not follow the one before')
    last = { number, mac }
    newestKey = key
    compare(last, expected)
    report.entries++
  }
  if (last.number !== head.number) throw new Mismatch(`seal ${last.number + 1n}`, 'the log does not end with its head')
}

function compare(seal: LogEnd, expected: LogEnd | undefined) {
  if (seal.number === expected?.number && !seal.mac.equals(expected.mac))
    throw new Mismatch(`seal ${seal.number}`, 'it is not the one that was kept outside')
}

async function checkUnsealed(tx: Tx, keys: Keyring, report: AuditReport): Promise<void> {
  const limit = new Date(Date.now() - longestWait)
  for await (const entry of unsealedEntries(tx)) {
    checkEntry(keys, entry)
    if (entry.at < limit) throw new Mismatch(`entry ${entry.number}`, 'it should have been sealed long ago')
    report.waiting++
    report.entries++
  }
}

function checkEntry(keys: Keyring, entry: Entry & { number: string; id: string | null; mac: Buffer }) {
  const isWhole = entry.id !== null && entryMac(keys, { ...entry, id: entry.id }).equals(entry.mac)
  if (!isWhole) throw new Mismatch(`entry ${entry.number}`, 'it was changed')
}

async function* sealedEntries(tx: Tx) {
  for (let after = '0'; ; ) {
    const found = await tx
      .selectFrom('audit_seals as seal')
      .innerJoin('audit_entries as entry', 'entry.number', 'seal.entry')
      .selectAll('entry')
      .select(['seal.number as seal_number', 'seal.key_id as seal_key', 'seal.mac as seal_mac'])
      .where('seal.number', '>', after)
      .orderBy('seal.number')
      .limit(batch)
      .execute()
    yield* found
    const last = found.at(-1)
    if (!last) return
    after = last.seal_number
  }
}

async function* unsealedEntries(tx: Tx) {
  for (let after = '0'; ; ) {
    const found = await tx
      .selectFrom('audit_entries as entry')
      .leftJoin('audit_seals as seal', 'seal.entry', 'entry.number')
      .selectAll('entry')
      .where('entry.id', 'is not', null)
      .where('seal.entry', 'is', null)
      .where('entry.number', '>', after)
      .orderBy('entry.number')
      .limit(batch)
      .execute()
    yield* found
    const last = found.at(-1)
    if (!last) return
    after = last.number
  }
}
