import type { Database, Tx } from '../../db/client.ts'
import { type Keyring, MissingKeyError } from '../../secrets/keyring.ts'
import type { Services } from '../../services.ts'
import { type Content, openContent } from '../shared/sealing.ts'
import { nameWords, phoneWords, wordsOf } from './people-terms.ts'

/** Half of the hash is enough to tell words apart, and halves the index. */
const hashBytes = 16
const purpose = 'request_words'
const batch = 200

/**
 * Stores an application's search terms (docs/decisions/0082): as hashes, except those that its account holds in clear anyway. The hash of
 * such a term could be decoded by comparing accounts that share it (docs/decisions/0115).
 */
export async function indexSearchTerms(tx: Tx, keys: Keyring, id: string, content: Content): Promise<void> {
  const told = await lockHolderWords(tx, id)
  await tx.deleteFrom('request_words').where('request_id', '=', id).execute()
  const stored = (word: string) => (told.has(word) ? Buffer.from(word) : hashOf(keys, word))
  const rows = wordsOf(content).map((word) => ({ request_id: id, word: stored(word) }))
  await tx.insertInto('request_words').values(rows).execute()
  await tx.updateTable('application_requests').set({ words_key: keys.activeId }).where('id', '=', id).execute()
}

/**
 * Search terms that an application's account holds in clear. Locks the account, so that its name and phone stay until the terms are stored.
 */
async function lockHolderWords(tx: Tx, applicationId: string): Promise<ReadonlySet<string>> {
  const holder = await tx
    .selectFrom('accounts')
    .select(['first_name', 'last_name', 'preferred_name', 'phone'])
    .where('id', '=', (e) => e.selectFrom('application_requests').select('patient_id').where('id', '=', applicationId))
    .forShare()
    .executeTakeFirst()
  if (!holder) return new Set()
  const { first_name, last_name, preferred_name, phone } = holder
  const names = [...nameWords(first_name, last_name), ...nameWords(preferred_name, last_name)]
  return new Set([...names, ...phoneWords(phone ?? '')])
}

/** Every form in which a term may be stored: in clear, and its hash under every key. */
export function storedFormsOf(keys: Keyring, word: string): Buffer[] {
  return [Buffer.from(word), ...keys.fingerprints(word, purpose).map(short)]
}

function hashOf(keys: Keyring, word: string): Buffer {
  return short(keys.fingerprint(word, purpose))
}

/** Stores the search terms of applications that have none. @returns the number of applications */
export function indexMissingSearchTerms(services: Pick<Services, 'db' | 'keys'>): Promise<number> {
  return storeAll(services, null)
}

/** Stores the search terms again for applications whose hashes were made with another key. @returns the number of applications */
export function renewWords(services: Pick<Services, 'db' | 'keys'>): Promise<number> {
  return storeAll(services, services.keys.activeId)
}

async function storeAll({ db, keys }: Pick<Services, 'db' | 'keys'>, current: string | null): Promise<number> {
  let stored = 0
  let last = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const rows = await selectBatch(db, current, last)
    for (const { id, content_sealed } of rows) if (await storeOne({ db, keys }, id, content_sealed)) stored++
    if (rows.length < batch) return stored
    last = rows.at(-1)?.id ?? last
  }
}

function selectBatch(db: Database, current: string | null, last: string) {
  return db
    .selectFrom('application_requests')
    .select(['id', 'content_sealed'])
    .where('id', '>', last)
    .where((e) => e('words_key', current === null ? 'is' : 'is distinct from', current))
    .orderBy('id')
    .limit(batch)
    .execute()
}

/** Skips an application that only another process can decrypt; that process stores its terms. */
async function storeOne({ db, keys }: Pick<Services, 'db' | 'keys'>, id: string, sealed: Buffer): Promise<boolean> {
  try {
    const content = openContent(keys, id, sealed)
    await db.transaction().execute(async (tx) => {
      // Lock the account first: a change of name or phone takes the locks in this order.
      await lockHolderWords(tx, id)
      const held = tx.selectFrom('application_requests').select('id').where('id', '=', id).forNoKeyUpdate()
      if (await held.executeTakeFirst()) await indexSearchTerms(tx, keys, id, content)
    })
    return true
  } catch (error) {
    if (error instanceof MissingKeyError) return false
    throw error
  }
}

function short(hash: Buffer): Buffer {
  return hash.subarray(0, hashBytes)
}
