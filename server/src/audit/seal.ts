import { sql } from 'kysely'
import type { Database, Tx } from '../db/client.ts'
import type { Keyring } from '../secrets/keyring.ts'
import { type Head, type LogEnd, readHead } from './head.ts'
import { headMac, newest, sealMac } from './macs.ts'
import { Mismatch } from './mismatch.ts'

const sealLock = 4_711_003
const batch = 500

/**
 * Seals entries committed since the last run, in one transaction and in order of their numbers. Entries committed late are sealed
 * later, whatever their number. Only one process seals at a time.
 * @param known a number that the log is known to have reached
 * @returns the new end of the log; undefined when another process is sealing
 * @throws Mismatch when the log was rolled back or its head does not match; nothing is sealed on top of that
 */
export async function sealEntries(db: Database, keys: Keyring, known = 0n): Promise<LogEnd | undefined> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ free: boolean }>`select pg_try_advisory_xact_lock(${sealLock}) as free`.execute(tx)
    if (!rows[0]?.free) return undefined
    const head = await readHead(tx, keys)
    if (head.number < known) throw new Mismatch('the head', `it was set back from ${known} to ${head.number}`)
    return extend(tx, keys, head)
  })
}

async function extend(tx: Tx, keys: Keyring, head: Head): Promise<LogEnd> {
  const entries = await selectUnsealed(tx)
  // A key that has sealed before is older than the newest one: another process already uses a newer key.
  const keyIds = head.keyIds.includes(keys.activeId) ? head.keyIds : [...head.keyIds, keys.activeId]
  if (entries.length === 0 && keyIds === head.keyIds) return head
  let { number, mac } = head
  const seals = entries.map((entry) => {
    const seal = { number: ++number, entry: entry.number, key_id: newest(keyIds) }
    mac = sealMac(keys, seal, entry.mac, mac)
    return { ...seal, number: String(number), mac }
  })
  if (seals.length > 0) {
    await tx.insertInto('audit_seals').values(seals).execute()
    const sealed = seals.map(({ entry }) => entry)
    await tx.deleteFrom('audit_unsealed').where('entry', 'in', sealed).execute()
  }
  const values = { number: String(number), key_ids: keyIds, mac: headMac(keys, number, keyIds, mac) }
  await tx.updateTable('audit_head').set(values).execute()
  return { number, mac }
}

async function selectUnsealed(tx: Tx) {
  return tx
    .selectFrom('audit_unsealed')
    .innerJoin('audit_entries', 'audit_entries.number', 'audit_unsealed.entry')
    .leftJoin('audit_seals', 'audit_seals.entry', 'audit_unsealed.entry')
    .select(['audit_entries.number', 'audit_entries.mac'])
    .where('audit_seals.entry', 'is', null)
    .orderBy('audit_entries.number')
    .limit(batch)
    .execute()
}
