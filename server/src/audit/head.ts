import type { Tx } from '../db/client.ts'
import type { Keyring } from '../secrets/keyring.ts'
import { headMac, startMac } from './macs.ts'
import { Mismatch } from './mismatch.ts'

/** The end of the log: number and hash of its last seal. A copy kept outside shows later whether the log was rolled back. */
export interface LogEnd {
  number: bigint
  mac: Buffer
}

export interface Head extends LogEnd {
  /** Every key that has sealed, in order of first use. */
  keyIds: string[]
}

/** Begins the chain of seals of a new or upgraded log, so that an empty log has a head too. */
export async function beginSeals(tx: Tx, keys: Keyring): Promise<void> {
  const keyIds = [keys.activeId]
  const mac = headMac(keys, 0n, keyIds, await readStart(tx, keys, keyIds))
  await tx.insertInto('audit_head').values({ number: '0', key_ids: keyIds, mac }).execute()
}

/** The hash before the first seal. */
export async function readStart(tx: Tx, keys: Keyring, keyIds: readonly string[]): Promise<Buffer> {
  const old = await tx.selectFrom('audit_old_head').selectAll().executeTakeFirst()
  if (!old) throw new Mismatch('the older head', 'it is missing')
  return startMac(keys, keyIds[0] ?? '', old)
}

/** Reads the head of the log. @throws Mismatch when the head is missing or does not match the last seal */
export async function readHead(tx: Tx, keys: Keyring): Promise<Head> {
  const head = await tx.selectFrom('audit_head').selectAll().executeTakeFirst()
  if (!head) throw new Mismatch('the head', 'it is missing')
  const number = BigInt(head.number)
  const mac = number === 0n ? await readStart(tx, keys, head.key_ids) : await readSeal(tx, head.number)
  if (!headMac(keys, number, head.key_ids, mac).equals(head.mac))
    throw new Mismatch('the head', 'it does not belong to the last seal')
  return { number, mac, keyIds: head.key_ids }
}

async function readSeal(tx: Tx, number: string): Promise<Buffer> {
  const seal = await tx.selectFrom('audit_seals').select('mac').where('number', '=', number).executeTakeFirst()
  if (!seal) throw new Mismatch(`seal ${number}`, 'it is missing')
  return seal.mac
}
