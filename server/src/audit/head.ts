import type { Database } from '../db/client.ts'
import type { Keyring } from '../secrets/keyring.ts'
import { headMac, startMac } from './macs.ts'
import { Mismatch } from './mismatch.ts'

/** Where the log ends: the number and hash of its last seal. Kept outside, it shows later whether the log was set back. */
export interface LogEnd {
  number: bigint
  mac: Buffer
}

export interface Head extends LogEnd {
  /** Every key that has sealed, in the order in which they came into use. */
  keyIds: string[]
}

/** Begins the chain of seals of a log that has just been made or brought up to date: an empty one has a head as well. */
export async function beginSeals(step: Database, keys: Keyring): Promise<void> {
  const keyIds = [keys.activeId]
  const mac = headMac(keys, 0n, keyIds, await readStart(step, keys, keyIds))
  await step.insertInto('audit_head').values({ number: '0', key_ids: keyIds, mac }).execute()
}

/** The hash that the first seal follows. */
export async function readStart(step: Database, keys: Keyring, keyIds: readonly string[]): Promise<Buffer> {
  const old = await step.selectFrom('audit_old_head').selectAll().executeTakeFirst()
  if (!old) throw new Mismatch('the older head', 'it is missing')
  return startMac(keys, keyIds[0] ?? '', old)
}

/** @throws Mismatch when the head is gone, or is not the one of the last seal */
export async function readHead(step: Database, keys: Keyring): Promise<Head> {
  const head = await step.selectFrom('audit_head').selectAll().executeTakeFirst()
  if (!head) throw new Mismatch('the head', 'it is missing')
  const number = BigInt(head.number)
  const mac = number === 0n ? await readStart(step, keys, head.key_ids) : await readSeal(step, head.number)
  if (!headMac(keys, number, head.key_ids, mac).equals(head.mac))
    throw new Mismatch('the head', 'it does not belong to the last seal')
  return { number, mac, keyIds: head.key_ids }
}

async function readSeal(step: Database, number: string): Promise<Buffer> {
  const seal = await step.selectFrom('audit_seals').select('mac').where('number', '=', number).executeTakeFirst()
  if (!seal) throw new Mismatch(`seal ${number}`, 'it is missing')
  return seal.mac
}
