import { MedicaidId } from '@portal/contract/person/person'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import * as z from 'zod/mini'
import type { Keyring } from '../../secrets/keyring.ts'
import { medicaidIdWord, nameQuery, phoneWord } from './people-terms.ts'
import { storedFormsOf } from './search-terms.ts'

/** A query of ids of applications. */
type Ids = RawBuilder<unknown>

const applicationNumber = /^([A-Z2-9]{4})[\s-]?([A-Z2-9]{4})$/

/**
 * Matches applications against the search input: digits are a phone number; anything else may be a Medicaid ID, an application number, or
 * words of a name, all of which have to match. Combined with `union`, since conditions with `or` would scan every application.
 */
export function isFoundBy(keys: Keyring, search: string): RawBuilder<SqlBool> {
  const ways = /^[\d\s()+./-]+$/.test(search)
    ? byPhone(keys, search.replace(/\D/g, ''))
    : [...byNumber(search), ...byMedicaidId(keys, search), ...byName(keys, search)]
  if (ways.length === 0) return sql<SqlBool>`false`
  return sql<SqlBool>`application_requests.id in (${sql.join(ways, sql` union `)})`
}

/** The longest ending of the number that has a hash; fewer digits would find too many people. */
function byPhone(keys: Keyring, digits: string): Ids[] {
  const known = [10, 7, 4].find((count) => digits.length >= count)
  if (!known) return []
  const ofAccount = sql`
    select made.id from application_requests made
    where made.patient_id in (select id from accounts where phone = ${`+1${digits.slice(-10)}`})`
  return [byWord(keys, phoneWord(digits, known)), ofAccount]
}

function byNumber(typed: string): Ids[] {
  const [, first, second] = applicationNumber.exec(typed.toUpperCase()) ?? []
  return first
    ? [sql`select numbered.id from application_requests numbered where number = ${`${first}-${second}`}`]
    : []
}

function byMedicaidId(keys: Keyring, typed: string): Ids[] {
  const { success, data } = z.safeParse(MedicaidId, typed)
  return success ? [byWord(keys, medicaidIdWord(data))] : []
}

function byName(keys: Keyring, typed: string): Ids[] {
  const words = nameQuery(typed).map((word) => byWord(keys, word))
  return words.length > 0 ? [sql`(${sql.join(words, sql` intersect `)})`] : []
}

function byWord(keys: Keyring, word: string): Ids {
  return sql`select request_id from request_words where word in (${sql.join(storedFormsOf(keys, word))})`
}
