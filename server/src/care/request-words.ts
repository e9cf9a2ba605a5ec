import type { Database, Tx } from '../db/client.ts'
import { comparable } from '../search/scripts.ts'
import { type Keyring, MissingKeyError } from '../secrets/keyring.ts'
import type { Services } from '../services.ts'
import { type Content, openContent } from './sealing.ts'

/** Half of the hash is enough to tell words apart, and halves the index. */
const hashBytes = 16
const purpose = 'request_words'
const batch = 200

const runs = /\p{Script=Han}+|[^\P{L}\p{Script=Han}]+/gu
const han = /^\p{Script=Han}/u

/** Stores the words by which staff find an application (docs/decisions/0082). Its content never changes. */
export async function storeWords(tx: Tx, keys: Keyring, id: string, content: Content): Promise<void> {
  await tx.deleteFrom('request_words').where('request_id', '=', id).execute()
  const rows = wordsOf(content).map((word) => ({ request_id: id, word: short(keys.fingerprint(word, purpose)) }))
  await tx.insertInto('request_words').values(rows).execute()
  await tx.updateTable('application_requests').set({ words_key: keys.activeId }).where('id', '=', id).execute()
}

/** A word's hashes under every key, for searching. */
export function hashesOf(keys: Keyring, word: string): Buffer[] {
  return keys.fingerprints(word, purpose).map(short)
}

/** Stores the words of applications that have none. @returns the number of applications */
export function storeMissingWords(services: Pick<Services, 'db' | 'keys'>): Promise<number> {
  return storeAll(services, null)
}

/** Stores the words of every application again whose hashes another key has made. @returns the number of applications */
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

/** Skips an application that only another process can open; that one stores its words. */
async function storeOne({ db, keys }: Pick<Services, 'db' | 'keys'>, id: string, sealed: Buffer): Promise<boolean> {
  try {
    const content = openContent(keys, id, sealed)
    await db.transaction().execute(async (tx) => {
      const held = tx.selectFrom('application_requests').select('id').where('id', '=', id).forNoKeyUpdate()
      if (await held.executeTakeFirst()) await storeWords(tx, keys, id, content)
    })
    return true
  } catch (error) {
    if (error instanceof MissingKeyError) return false
    throw error
  }
}

function wordsOf({ applicant, contact }: Content): string[] {
  const words = [applicant, contact].flatMap(({ firstName, lastName, phone }) => [
    ...nameWords(firstName, lastName),
    ...[4, 7, 10].map((digits) => phoneWord(phone, digits)),
  ])
  const { medicaidId } = applicant
  return [...new Set([...words, ...(medicaidId ? [medicaidIdWord(medicaidId)] : [])])]
}

/** The words of both names; names of several words also in one, since people write Mei Ling, Mei-Ling and Meiling. */
function nameWords(firstName: string, lastName: string): string[] {
  const [first, last] = [partsOf(firstName), partsOf(lastName)]
  const joined = [first, last].filter((parts) => parts.length > 1).map((parts) => parts.join(''))
  const whole = [...last, ...first].filter((part) => han.test(part)).join('')
  return [...first, ...last, ...joined, ...pairsOf(whole)].map((part) => `name ${part}`)
}

/** The words to look for in a name: Chinese characters by pairs, in either script, all else by whole words without accents. */
export function nameQuery(text: string): string[] {
  return partsOf(text)
    .flatMap((part) => (han.test(part) && [...part].length > 1 ? pairsOf(part) : [part]))
    .map((part) => `name ${part}`)
}

function partsOf(text: string): string[] {
  const plain = comparable(text)
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .normalize('NFC')
  return plain.match(runs) ?? []
}

function pairsOf(text: string): string[] {
  const characters = [...text]
  return characters.slice(1).map((character, i) => `${characters[i]}${character}`)
}

/** The word for the last digits of a phone number. */
export function phoneWord(phone: string, digits: number): string {
  return `phone ${phone.replace(/\D/g, '').slice(-digits)}`
}

/** The word for a whole Medicaid ID. */
export function medicaidIdWord(medicaidId: string): string {
  return `medicaid ${medicaidId}`
}

function short(hash: Buffer): Buffer {
  return hash.subarray(0, hashBytes)
}
