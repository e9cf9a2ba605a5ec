import type { Tx } from '../db/client.ts'
import type { Keyring } from '../secrets/keyring.ts'
import { type Entry, sorted } from './macs.ts'
import { Mismatch } from './mismatch.ts'

const batch = 1000

/**
 * Verifies the entries from before seals existed, each of which carries a keyed hash over itself and the previous one.
 * @returns the number of entries
 * @throws Mismatch
 */
export async function followOldChain(tx: Tx, keys: Keyring): Promise<bigint> {
  let before: Buffer = Buffer.alloc(0)
  let entries = 0n
  for (;;) {
    const found = await tx
      .selectFrom('audit_entries')
      .selectAll()
      .where('id', 'is', null)
      .where('number', '>', String(entries))
      .orderBy('number')
      .limit(batch)
      .execute()
    for (const entry of found) {
      entries++
      if (BigInt(entry.number) !== entries) throw new Mismatch(`entry ${entries}`, 'it is missing')
      if (!linkMac(keys, entry, before).equals(entry.mac)) throw new Mismatch(`entry ${entries}`, 'it was changed')
      before = entry.mac
    }
    if (found.length < batch) break
  }
  if (await endsAt(tx, keys, entries, before)) return entries
  throw new Mismatch(`entry ${entries + 1n}`, 'the older part of the log does not end where its head says')
}

function linkMac(keys: Keyring, e: Entry & { number: string }, before: Buffer): Buffer {
  const fields = [e.number, e.at.toISOString(), e.actor, e.action, e.subject, e.outcome, sorted(e.details)]
  return keys.macBy(e.key_id, JSON.stringify([...fields, before.toString('hex')]), 'audit')
}

async function endsAt(tx: Tx, keys: Keyring, number: bigint, mac: Buffer): Promise<boolean> {
  const head = await tx.selectFrom('audit_old_head').selectAll().executeTakeFirst()
  if (!head || BigInt(head.number) !== number) return false
  // In an empty log the old head has no hash; it is covered by the start of the seals.
  const end = () => keys.macBy(head.key_id, `${head.number} ${mac.toString('hex')}`, 'audit head')
  return number === 0n || head.mac.equals(end())
}
