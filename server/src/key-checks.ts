import type { Generated } from 'kysely'
import { readHead } from './audit/head.ts'
import { Mismatch } from './audit/mismatch.ts'
import { ConfigError } from './config.ts'
import type { Database, Tx } from './db/client.ts'
import { type Keyring, MissingKeyError } from './secrets/keyring.ts'

declare module './db/schema.ts' {
  interface Schema {
    key_checks: { id: string; sealed: Buffer; made_at: Generated<Date> }
  }
}

const context = (id: string) => `key_checks/${id}`
const plain = 'homecare-portal'

/**
 * Checks that the keyring has every key that has ever sealed data here, and that each is the same one. The active key becomes one of them.
 * Without checks, as in a database of an older version, the end of the audit log tells whether the keys are the right ones.
 * @throws ConfigError that names the key, before anything is sealed with another one
 */
export async function checkKeys(db: Database, keys: Keyring): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const known = await tx.selectFrom('key_checks').select('id').limit(1).executeTakeFirst()
    if (!known) await checkByAuditLog(tx, keys)
    const check = { id: keys.activeId, sealed: keys.seal(plain, context(keys.activeId)) }
    await tx
      .insertInto('key_checks')
      .values(check)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
    for (const { id, sealed } of await tx.selectFrom('key_checks').selectAll().orderBy('made_at').execute())
      if (!opens(keys, id, sealed)) throw new ConfigError(refusal(id))
  })
}

async function checkByAuditLog(tx: Tx, keys: Keyring) {
  try {
    await readHead(tx, keys)
  } catch (error) {
    if (error instanceof MissingKeyError) throw new ConfigError(refusal(error.keyId))
    if (error instanceof Mismatch) throw new ConfigError(`${refusal(keys.activeId)} Or the audit log was changed.`)
    throw error
  }
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
