import type { Database, Tx } from '../db/client.ts'
import { PortalError } from '../http/errors.ts'
import type { Keyring } from '../secrets/keyring.ts'
import { selectKeptRecords } from './kept-records.ts'
import './tables.ts'

/** The person behind a deleted account, stored as one encrypted value. */
interface Stub {
  kind: 'patient' | 'caregiver'
  firstName: string
  lastName: string
  phone: string
}

/** The encryption context of a stub. */
export const stubContext = (accountId: string) => `deleted_accounts/${accountId}/person`

/** Adds the stub of an account about to be deleted. */
export async function addStub(tx: Tx, keys: Keyring, accountId: string): Promise<void> {
  const person = await tx
    .selectFrom('accounts')
    .select(['kind', 'first_name as firstName', 'last_name as lastName', 'phone'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const person_sealed = keys.seal(JSON.stringify(person), stubContext(accountId))
  await tx.insertInto('deleted_accounts').values({ id: accountId, person_sealed }).execute()
}

/** Decrypts a stub. */
export function openStub(keys: Keyring, accountId: string, sealed: Buffer): Stub {
  return JSON.parse(keys.open(sealed, stubContext(accountId)).toString())
}

/** The owner of a deleted account, and the records kept of it. @throws PortalError not_found, also after the stub's period */
export async function selectDeletedAccount(db: Database, keys: Keyring, id: string) {
  const row = await db
    .selectFrom('deleted_accounts')
    .select(['person_sealed', 'deleted_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row?.person_sealed) throw new PortalError('not_found')
  const records = await selectKeptRecords(db, id)
  return { id, ...openStub(keys, id, row.person_sealed), deletedAt: row.deleted_at.toISOString(), records }
}
