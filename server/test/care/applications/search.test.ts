import { randomInt } from 'node:crypto'
import { deleteAccount } from '@portal/contract/accounts/own'
import { findApplications } from '@portal/contract/care/applications/staff'
import { sql } from 'kysely'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { indexMissingSearchTerms, indexSearchTerms, renewWords } from '../../../src/care/applications/search-terms.ts'
import { openContent } from '../../../src/care/shared/sealing.ts'
import { Keyring } from '../../../src/secrets/keyring.ts'
import { applicationHelpers, newService, typedApplication } from '../../setup/care.ts'
import { newPatient, newPhone, newStaff, type Person, password } from '../../setup/people.ts'
import { openPortal } from '../../setup/portal.ts'

const portal = await openPortal()
let serviceId: number
let patient: Person
let coordinator: { id: string; headers: Record<string, string> }

beforeAll(async () => {
  serviceId = await newService(portal.db)
  patient = await newPatient(portal)
  coordinator = await newStaff(portal, 'coordinator')
})
const { applied } = applicationHelpers(() => ({ portal, serviceId, patient }))

const letters = (count: number) => Array.from({ length: count }, () => String.fromCharCode(97 + randomInt(26))).join('')

/** An application by a person with this name, on their own behalf. */
async function appliedAs(firstName: string, lastName: string, more: { phone?: string; medicaidId?: string } = {}) {
  const who = await newPatient(portal)
  const person = { firstName, lastName, phone: more.phone ?? newPhone() }
  const applicant = { ...typedApplication.applicant, ...person, medicaidId: more.medicaidId ?? '' }
  const contact = { ...typedApplication.contact, ...person }
  return { who, ...(await applied(who, { applicant, contact })) }
}

async function found(search: string, more: object = {}): Promise<string[]> {
  const { body } = await portal.call(findApplications, { search, progress: 'all', ...more }, coordinator.headers)
  return body.data.records.map(({ id }) => id)
}

describe('[K04] staff find sealed applications', () => {
  test('by whole words of a name in any order, without accents, hyphens or capitals', async () => {
    const last = `Qu${letters(8)}`
    const { id } = await appliedAs('José-María', `O’${last}`)
    const typed = [`O'${last}`, `jose o'${last}`, `O${last}, JOSÉ`, `maria o${last}`, `josemaria O’${last}`]
    for (const search of typed) expect(await found(search), search).toEqual([id])
    expect(await found(`O'${last} Anna`)).toEqual([])
    expect(await found(last.slice(0, 6))).toEqual([])
  })

  test('by a Chinese name in either script, by family name or any two adjacent characters', async () => {
    const rare = () => String.fromCodePoint(0x5000 + randomInt(0x3000))
    const [one, other] = [rare(), rare()]
    const { id } = await appliedAs(`${one}${other}`, '陳')
    for (const search of [`陳${one}${other}`, `陈${one}${other}`, `${one}${other}`, `陳 ${one}${other}`])
      expect(await found(search), search).toEqual([id])
    expect(await found('陈', { pageSize: 100 })).toContain(id)
    expect(await found(`李${one}${other}`)).toEqual([])
  })

  test('by a phone number or its last 4 or 7 digits, in any format, including the account’s number', async () => {
    const phone = newPhone()
    const { id, who } = await appliedAs('Mei', 'Chen', { phone })
    const digits = phone.slice(2)
    const written = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
    for (const search of [phone, digits, written, digits.slice(-7), who.phone])
      expect(await found(search)).toEqual([id])
    expect(await found(digits.slice(-4), { pageSize: 100 })).toContain(id)
    expect(await found(digits.slice(-3))).toEqual([])
  })

  test('by a whole Medicaid ID and by the application number', async () => {
    const medicaidId = `${letters(2)}${randomInt(10_000, 100_000)}${letters(1)}`.toUpperCase()
    const { id, number } = await appliedAs('Mei', 'Chen', { medicaidId })
    const spaced = `${medicaidId.slice(0, 2)} ${medicaidId.slice(2, 7)}-${medicaidId.slice(7)}`
    for (const search of [medicaidId, medicaidId.toLowerCase(), spaced, number, number.replace('-', '').toLowerCase()])
      expect(await found(search), search).toEqual([id])
    expect(await found(medicaidId.slice(0, 7))).toEqual([])
  })

  test('filtered by progress and method; a search without any term finds nothing', async () => {
    const last = `Qu${letters(8)}`
    const { id } = await appliedAs('Mei', last)
    expect(await found(last, { progress: 'to_do', method: 'online' })).toEqual([id])
    expect(await found(last, { progress: 'finished' })).toEqual([])
    expect(await found(last, { method: 'offline' })).toEqual([])
    for (const search of ['!!!', '%', '-', '12']) expect(await found(search)).toEqual([])
    const { status, body } = await portal.call(findApplications, { search: ' ' }, coordinator.headers)
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['search']])
  })

  test('and the audit log names the applications read, not the search input', async () => {
    const last = `Qu${letters(8)}`
    const { id } = await appliedAs('Mei', last)
    await found(last)
    const entries = await portal.db
      .selectFrom('audit_entries')
      .select(['subject', 'details'])
      .where('actor', '=', coordinator.id)
      .where('action', '=', 'applications.read')
      .execute()
    expect(entries.map(({ details }) => JSON.stringify(details)).join()).toContain(id)
    expect(JSON.stringify(entries)).not.toContain(last)
  })
})

describe('[K04] the stored search terms of applications', () => {
  const wordsOf = async (id: string) => {
    const rows = await portal.db.selectFrom('request_words').select('word').where('request_id', '=', id).execute()
    return rows.map(({ word }) => word.toString('hex')).sort()
  }

  test('are keyed hashes of 16 bytes, and are deleted with the account', async () => {
    const { id, who } = await appliedAs(`Qu${letters(8)}`, `Qu${letters(8)}`)
    const words = await wordsOf(id)
    expect(words.length).toBeGreaterThan(4)
    expect(words.every((word) => /^[0-9a-f]{32}$/.test(word))).toBe(true)
    await portal.call(deleteAccount, { currentPassword: password }, who.headers)
    expect(await wordsOf(id)).toEqual([])
  })

  test('are added to older applications, and rehashed with a new key', async () => {
    const last = `Qu${letters(8)}`
    const { id } = await appliedAs('Mei', last)
    const before = await wordsOf(id)
    await portal.db.deleteFrom('request_words').where('request_id', '=', id).execute()
    await sql`update application_requests set words_key = null where id = ${id}`.execute(portal.db)
    expect(await found(last)).toEqual([])
    expect(await indexMissingSearchTerms(portal)).toBeGreaterThan(0)
    expect(await found(last)).toEqual([id])
    expect(await indexMissingSearchTerms(portal)).toBe(0)
    expect(await wordsOf(id)).toEqual(before)

    const [, older = ''] = inject('secrets')
    const onlyOlder = new Keyring([{ id: 'old', secret: Buffer.from(older, 'base64') }])
    const { content_sealed } = await portal.db
      .selectFrom('application_requests')
      .select('content_sealed')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const content = openContent(portal.keys, id, content_sealed)
    await portal.db.transaction().execute((tx) => indexSearchTerms(tx, onlyOlder, id, content))
    expect(await wordsOf(id)).not.toEqual(before)
    expect(await found(last)).toEqual([id])
    expect(await renewWords(portal)).toBeGreaterThan(0)
    expect(await wordsOf(id)).toEqual(before)
    expect(await renewWords(portal)).toBe(0)
  })
})
