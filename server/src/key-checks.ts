import type { Generated } from 'kysely'
import { entryMac } from './audit/macs.ts'
import { ConfigError } from './config.ts'
import type { Tx } from './db/client.ts'
import type { Keyring } from './secrets/keyring.ts'

declare module './db/schema.ts' {
  interface Schema {
    key_checks: {
      id: string
      /** Null for a key of an older version until it is given at a start. */
      sealed: Buffer | null
      /** Whether it has been the active key. The others may be taken out of the keyring again. */
      has_sealed: Generated<boolean>
      made_at: Generated<Date>
    }
  }
}

const context = (id: string) => `key_checks/${id}`
const plain = 'homecare-portal'

/**
 * Checks that the keyring has every key that has ever sealed data here, and that each key it has is the one of that id. Each key of the
 * keyring then has a check value. In the transaction of the migrations a refusal leaves nothing changed.
 * @throws ConfigError that names the key, before anything is sealed with another one
 */
export async function checkKeys(tx: Tx, keys: Keyring): Promise<void> {
  const checks = await tx.selectFrom('key_checks').selectAll().orderBy('made_at').orderBy('id').execute()
  for (const { id, sealed, has_sealed } of checks) {
    if (!keys.ids.includes(id) && has_sealed) throw new ConfigError(refusal(id))
    if (keys.ids.includes(id) && sealed && !opens(keys, id, sealed)) throw new ConfigError(refusal(id))
  }
  for (const id of keys.ids) if (!checks.some((check) => check.id === id && check.sealed)) await addCheck(tx, keys, id)
  await tx.updateTable('key_checks').set({ has_sealed: true }).where('id', '=', keys.activeId).execute()
}

/** Adds the check value of a key. An entry that it made in the audit log tells whether it is the right one. */
async function addCheck(tx: Tx, keys: Keyring, id: string): Promise<void> {
  const entry = await tx
    .selectFrom('audit_entries')
    .selectAll()
    .where('key_id', '=', id)
    .where('id', 'is not', null)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (entry?.id && !entryMac(keys, { ...entry, id: entry.id }).equals(entry.mac))
    throw new ConfigError(`${refusal(id)} Or the audit log was changed.`)
  const sealed = keys.seal(plain, context(id), id)
  await tx
    .insertInto('key_checks')
    .values({ id, sealed, has_sealed: false })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ sealed }))
    .execute()
}

function opens(keys: Keyring, id: string, sealed: Buffer): boolean {
  try {
    return keys.open(sealed, context(id)).toString() === plain
  } catch {
    return false
  }
}

function refusal(id: string): string {
  const place = id === 'file' ? 'DATA_DIR/encryption.key' : `ENCRYPTION_KEYS (id ${id})`
  return (
    `${place}: private data here is sealed with another key than the one that is given, or with one that is missing. ` +
    'Put the right key back, from the safe or the backup of the keys; without it that data cannot be read. Nothing was changed.'
  )
}
