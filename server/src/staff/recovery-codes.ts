import { randomInt } from 'node:crypto'
import type { Database, Tx } from '../db/client.ts'
import type { Keyring } from '../secrets/keyring.ts'

const count = 10
const length = 10
/** Without letters and digits that look alike. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** Replaces an account's recovery codes by ten new ones. @returns them for showing once; only their keyed hashes are stored */
export async function replaceRecoveryCodes(tx: Tx, keys: Keyring, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: count }, newCode)
  await tx.deleteFrom('staff_recovery_codes').where('account_id', '=', accountId).execute()
  const rows = codes.map((code) => ({
    account_id: accountId,
    code_fingerprint: keys.fingerprint(named(accountId, code), 'recovery code'),
  }))
  await tx.insertInto('staff_recovery_codes').values(rows).execute()
  return codes.map((code) => `${code.slice(0, length / 2)}-${code.slice(length / 2)}`)
}

/** Uses up a recovery code. @returns whether it was one of the account's and had not been used */
export async function consumeRecoveryCode(
  db: Database,
  keys: Keyring,
  accountId: string,
  code: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff_recovery_codes')
    .set({ used_at: new Date() })
    .where('account_id', '=', accountId)
    .where('code_fingerprint', 'in', keys.fingerprints(named(accountId, code), 'recovery code'))
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** How many recovery codes an account has left. */
export async function countRecoveryCodes(db: Database, accountId: string): Promise<number> {
  const { left } = await db
    .selectFrom('staff_recovery_codes')
    .select((e) => e.fn.countAll<string>().as('left'))
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(left)
}

function newCode(): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
}

function named(accountId: string, code: string): string {
  return `${accountId} ${code}`
}
