import { randomInt } from 'node:crypto'
import { updatePatientInfo } from '@portal/contract/accounts/own'
import { findApplications } from '@portal/contract/care/applications/staff'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { nameQuery } from '../../../src/care/applications/people-terms.ts'
import { indexMissingSearchTerms, storedFormsOf } from '../../../src/care/applications/search-terms.ts'
import { applicationHelpers, newService, typedApplication } from '../../setup/care.ts'
import { newPatient, newStaff, type Person, typed } from '../../setup/people.ts'
import { openPortal } from '../../setup/portal.ts'

const portal = await openPortal()
let serviceId: number
let patient: Person
let headers: Record<string, string>
const { applied } = applicationHelpers(() => ({ portal, serviceId, patient }))

const letters = () => Array.from({ length: 8 }, () => String.fromCharCode(97 + randomInt(26))).join('')
const [family, common, rare] = [`Qu${letters()}`, `Qu${letters()}`, `Qu${letters()}`]
const [han, oneHan, otherHan] = [0, 1, 2].map((i) => String.fromCodePoint(0x5000 + 0x800 * i + randomInt(0x800)))

interface Named {
  firstName: string
  lastName: string
}

/** An application by an account holder for another person, with the holder as contact. */
async function appliedFor(holder: Named, person: Named) {
  const who = await newPatient(portal, holder)
  const { phone } = who
  const applicant = { ...typedApplication.applicant, ...person, phone }
  return { who, ...(await applied(who, { applicant, contact: { ...typedApplication.contact, ...holder, phone } })) }
}

beforeAll(async () => {
  serviceId = await newService(portal.db)
  patient = await newPatient(portal)
  headers = (await newStaff(portal, 'coordinator')).headers
  for (const firstName of ['Rosa', common])
    await appliedFor({ firstName, lastName: family }, { firstName, lastName: family })
  for (const lastName of ['Moore', 'Lopez'])
    await appliedFor({ firstName: common, lastName }, { firstName: rare, lastName })
  for (const firstName of [oneHan, otherHan] as string[])
    await appliedFor({ firstName, lastName: `${han}` }, { firstName, lastName: `${han}` })
})

const found = async (search: string) =>
  (await portal.call(findApplications, { search, progress: 'all', pageSize: 100 }, headers)).body.data.records.map(
    ({ id }) => id,
  )

interface Stolen {
  holder: string
  names: string[]
  hashes: ReadonlySet<string>
}

/** What the tables reveal without the key: each holder's names in clear, and the hashed terms of the holder's applications. */
async function stolen(): Promise<Stolen[]> {
  const { rows } = await sql<{ holder: string; name: string; words: Buffer[] }>`
    select accounts.id as holder, concat_ws(' ', last_name, first_name, preferred_name) as name, array_agg(word) as words
    from accounts join application_requests on patient_id = accounts.id join request_words on request_id = application_requests.id
    group by accounts.id`.execute(portal.db)
  return rows.map(({ holder, name, words }) => ({
    holder,
    names: nameQuery(name),
    hashes: new Set(words.filter((word) => !isClear(word)).map((word) => word.toString('hex'))),
  }))
}

const isClear = (word: Buffer) => /^(name|phone) [\p{L}\d]*$/u.test(word.toString())

/** Resolves names that two holders share to the hashes that both holders' applications have. @returns the correctly resolved names */
function resolved(holders: Stolen[]): string[] {
  const names = [...new Set(holders.flatMap((holder) => holder.names))]
  return names.filter((name) => {
    const sharing = holders.filter((holder) => holder.names.includes(name))
    const [, hash] = storedFormsOf(portal.keys, name).map((form) => form.toString('hex'))
    return sharing.length > 1 && sharing.every(({ hashes }) => hashes.has(`${hash}`))
  })
}

describe('[SEC-38] a stolen database without the key', () => {
  test('resolves no hash by the names of account holders', async () => {
    const holders = await stolen()
    const shared = holders.flatMap(({ names }) => names).filter((name, i, all) => all.indexOf(name) !== i)
    expect(shared).toEqual(expect.arrayContaining([...nameQuery(family), ...nameQuery(common)]))
    expect(resolved(holders)).toEqual([])
    // No holder's own name is hashed, so that there is nothing to compare.
    for (const { names, hashes } of holders)
      for (const name of names)
        for (const form of storedFormsOf(portal.keys, name)) expect(hashes.has(form.toString('hex')), name).toBe(false)
  })

  test('would resolve the names of holders if their words were hashed too (negative control)', async () => {
    const holders = (await stolen()).map((holder) => {
      const own = holder.names.map((name) => `${storedFormsOf(portal.keys, name)[1]?.toString('hex')}`)
      return { ...holder, hashes: new Set([...holder.hashes, ...own]) }
    })
    expect(resolved(holders)).toEqual(expect.arrayContaining([...nameQuery(family), ...nameQuery(common)]))
  })

  test('holds hashes only for people whom the account does not name, and staff still find everybody', async () => {
    const name = letters()
    const { id, who } = await appliedFor({ firstName: 'Anna', lastName: family }, { firstName: name, lastName: family })
    const words = await portal.db.selectFrom('request_words').select('word').where('request_id', '=', id).execute()
    const [clear, hash] = storedFormsOf(portal.keys, `name ${name}`)
    const has = (word?: Buffer) => words.some((row) => word?.equals(row.word))
    expect([has(clear), has(hash)]).toEqual([false, true])
    expect(
      words
        .filter(({ word }) => isClear(word))
        .map(({ word }) => `${word}`)
        .sort(),
    ).toEqual(
      [
        ...['anna', family.toLowerCase()].map((part) => `name ${part}`),
        ...[4, 7, 10].map((digits) => `phone ${who.phone.slice(-digits)}`),
      ].sort(),
    )
    for (const search of [name, `${family} ${name}`, `Anna ${family}`, who.phone.slice(-7), who.phone])
      expect(await found(search), search).toEqual([id])
    expect(await found(family)).toContain(id)
    expect((await found(`${han}${oneHan}`)).length).toBe(1)
  })

  test('has hashes for a name that the account no longer has, and none for its new name', async () => {
    const [before, after] = [letters(), letters()]
    const holder = { firstName: before, lastName: family }
    const { id, who } = await appliedFor(holder, { firstName: after, lastName: family })
    const forms = async (word: string) => {
      const rows = await portal.db.selectFrom('request_words').select('word').where('request_id', '=', id).execute()
      return storedFormsOf(portal.keys, `name ${word}`).map((form) => rows.some(({ word: one }) => form.equals(one)))
    }
    expect([await forms(before), await forms(after)].map((one) => one.slice(0, 2))).toEqual([
      [true, false],
      [false, true],
    ])
    const changed = { ...typed, ...holder, firstName: after, medicaidId: '' }
    expect((await portal.call(updatePatientInfo, changed, who.headers)).status).toBe(200)
    expect(await indexMissingSearchTerms(portal)).toBe(1)
    expect([await forms(before), await forms(after)].map((one) => one.slice(0, 2))).toEqual([
      [false, true],
      [true, false],
    ])
    for (const search of [before, after]) expect(await found(search)).toEqual([id])
  })
})
