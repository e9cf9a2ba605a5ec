import { MedicaidId } from '@portal/contract/person'
import { type Expression, expressionBuilder, type SqlBool } from 'kysely'
import * as z from 'zod/mini'
import type { Schema } from '../db/schema.ts'
import type { Keyring } from '../secrets/keyring.ts'
import { hashesOf, medicaidIdWord, nameQuery, phoneWord } from './request-words.ts'

type Builder = ReturnType<typeof expressionBuilder<Schema, 'application_requests'>>

const applicationNumber = /^([A-Z2-9]{4})[\s-]?([A-Z2-9]{4})$/

/**
 * The condition that an application is found by what was typed: digits are a phone number, all else may be a Medicaid ID, the number of
 * the application, or words of a name, all of which have to match.
 */
export function isFoundBy(keys: Keyring, search: string): Expression<SqlBool> {
  const e = expressionBuilder<Schema, 'application_requests'>()
  const typed = search.normalize('NFKC').trim()
  if (/^[\d\s()+./‐-―-]+$/.test(typed)) return hasPhone(e, keys, typed.replace(/\D/g, ''))
  const ways = [hasNumber(e, typed), hasMedicaidId(e, keys, typed), hasName(e, keys, typed)]
  return e.or(ways.filter((way): way is Expression<SqlBool> => way !== undefined))
}

/** The longest ending of the number that has a hash; fewer digits would find too many people. */
function hasPhone(e: Builder, keys: Keyring, digits: string): Expression<SqlBool> {
  const known = [10, 7, 4].find((count) => digits.length >= count)
  if (!known) return e.lit(false)
  const ofAccount = e
    .selectFrom('accounts')
    .select('accounts.id')
    .where('phone', '=', `+1${digits.slice(-10)}`)
  return e.or([hasWord(e, keys, phoneWord(digits, known)), e('application_requests.patient_id', 'in', ofAccount)])
}

function hasNumber(e: Builder, typed: string) {
  const [, first, second] = applicationNumber.exec(typed.toUpperCase()) ?? []
  return first ? e('application_requests.number', '=', `${first}-${second}`) : undefined
}

function hasMedicaidId(e: Builder, keys: Keyring, typed: string) {
  const { success, data } = z.safeParse(MedicaidId, typed)
  return success ? hasWord(e, keys, medicaidIdWord(data)) : undefined
}

function hasName(e: Builder, keys: Keyring, typed: string) {
  const words = nameQuery(typed)
  return words.length > 0 ? e.and(words.map((word) => hasWord(e, keys, word))) : undefined
}

function hasWord(e: Builder, keys: Keyring, word: string): Expression<SqlBool> {
  const found = e.selectFrom('request_words').select('request_id').where('word', 'in', hashesOf(keys, word))
  return e('application_requests.id', 'in', found)
}
