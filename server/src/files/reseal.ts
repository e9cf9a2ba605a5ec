import type { Database } from '../db/client.ts'
import { type FileVault, privateContext, privateKey } from './private.ts'
import { resealThumbnail } from './thumbnails.ts'

export interface Resealed {
  /** Number of files re-encrypted. */
  resealed: number
  /** Ids of unreadable files; while there are any, old keys must be kept. */
  unreadable: string[]
}

const batch = 100

/**
 * Re-encrypts every private file that is not sealed with the active key. An interrupted run can be repeated and skips finished
 * files. Every process must have the new key before.
 */
export async function resealFiles({ db, ...vault }: FileVault & { db: Database }): Promise<Resealed> {
  const done: Resealed = { resealed: 0, unreadable: [] }
  let after: string | undefined
  for (;;) {
    const ids = await nextIds(db, after)
    for (const id of ids) {
      const resealed = await resealOne(db, vault, id).catch(() => {
        done.unreadable.push(id)
        return false
      })
      if (resealed) done.resealed += 1
    }
    if (ids.length < batch) return done
    after = ids.at(-1)
  }
}

async function nextIds(db: Database, after: string | undefined): Promise<string[]> {
  let query = db.selectFrom('files').select('id').orderBy('id').limit(batch)
  if (after) query = query.where('id', '>', after)
  return (await query.execute()).map(({ id }) => id)
}

/** Locks the row, so that a file deleted meanwhile does not reappear. */
async function resealOne(db: Database, { store, keys }: FileVault, id: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const row = await tx.selectFrom('files').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
    if (!row) return false
    await resealThumbnail(tx, keys, id)
    const sealed = await store.disk.getBytes(privateKey(id))
    if (keys.keyIdOf(sealed) === keys.activeId) return false
    const plain = keys.open(sealed, privateContext(id))
    await store.disk.put(privateKey(id), keys.seal(plain, privateContext(id)))
    return true
  })
}
