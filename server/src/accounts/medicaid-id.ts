import type { Keyring } from '../secrets/keyring.ts'

const context = (accountId: string) => `patients/${accountId}/medicaid_id`

/** The stored form of a Medicaid ID: encrypted for its patient, and a keyed hash to find it by. */
export function sealMedicaidId(keys: Keyring, accountId: string, medicaidId: string) {
  return {
    medicaid_id_sealed: keys.seal(medicaidId, context(accountId)),
    medicaid_id_fingerprint: medicaidIdFingerprint(keys, medicaidId),
  }
}

/** A patient's Medicaid ID in plain. */
export function openMedicaidId(keys: Keyring, accountId: string, sealed: Buffer): string {
  return keys.open(sealed, context(accountId)).toString()
}

/** The keyed hash under which a Medicaid ID is stored now. */
export function medicaidIdFingerprint(keys: Keyring, medicaidId: string): Buffer {
  return keys.fingerprint(medicaidId, 'medicaid_id')
}

/** Every keyed hash under which a Medicaid ID may be stored. */
export function medicaidIdFingerprints(keys: Keyring, medicaidId: string): Buffer[] {
  return keys.fingerprints(medicaidId, 'medicaid_id')
}

/** Enough of a Medicaid ID to tell one's own card by. */
export function maskedMedicaidId(medicaidId: string): string {
  return '•'.repeat(Math.max(0, medicaidId.length - 3)) + medicaidId.slice(-3)
}
