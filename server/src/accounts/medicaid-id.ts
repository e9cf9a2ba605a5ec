import { sql } from 'kysely'
import type { Tx } from '../db/client.ts'
import type { Keyring } from '../secrets/keyring.ts'

const purpose = 'medicaid_id'
export const medicaidIdContext = (accountId: string) => `patients/${accountId}/medicaid_id`

/** The stored form of a Medicaid ID: encrypted for its patient, with a keyed hash for lookup. */
export function sealMedicaidId(keys: Keyring, accountId: string, medicaidId: string) {
  return {
    medicaid_id_sealed: keys.seal(medicaidId, medicaidIdContext(accountId)),
    medicaid_id_fingerprint: keys.fingerprint(medicaidId, purpose),
  }
}

/** Decrypts a patient's Medicaid ID. */
export function openMedicaidId(keys: Keyring, accountId: string, sealed: Buffer): string {
  return keys.open(sealed, medicaidIdContext(accountId)).toString()
}

/** The keyed hashes for looking up a Medicaid ID. */
export function fingerprintsOfMedicaidId(keys: Keyring, medicaidId: string): Buffer[] {
  return keys.fingerprints(medicaidId, purpose)
}

/**
 * Whether another account has this Medicaid ID. Locks the ID for other transactions until this one ends: during a key change
 * two processes may store the same ID under different hashes, which the unique index alone would allow.
 */
export async function isMedicaidIdTaken(
  tx: Tx,
  keys: Keyring,
  medicaidId: string,
  accountId?: string,
): Promise<boolean> {
  const fingerprints = keys.fingerprints(medicaidId, purpose)
  for (const lock of fingerprints.map((hash) => hash.readBigInt64BE()).sort())
    await sql`select pg_advisory_xact_lock(${lock})`.execute(tx)
  const others = tx
    .selectFrom('patients')
    .select('account_id')
    .where('medicaid_id_fingerprint', 'in', fingerprints)
    .$if(accountId !== undefined, (query) => query.where('account_id', '!=', accountId ?? ''))
  return (await others.executeTakeFirst()) !== undefined
}

/** Masks a Medicaid ID, leaving enough for its owner to recognize the card. */
export function maskedMedicaidId(medicaidId: string): string {
  return '•'.repeat(Math.max(0, medicaidId.length - 3)) + medicaidId.slice(-3)
}
