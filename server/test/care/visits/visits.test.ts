import { cancelApplication, moveVisit } from '@portal/contract/care/applications/applications'
import { applyForService } from '@portal/contract/care/applications/applying'
import { fieldTexts } from '@portal/contract/fields/field-texts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { scaleTimeout } from '../../../../scripts/test/timeout.ts'
import { applyForService as applyAt } from '../../../src/care/applications/apply.ts'
import { checkSlot } from '../../../src/care/visits/offices.ts'
import { momentOfWallTime } from '../../../src/time.ts'
import { countVisits, day, newOffice, newService, visitOf } from '../../setup/care.ts'
import { newPatient } from '../../setup/people.ts'
import { openTwoPortals } from '../../setup/portal.ts'

const { portal, other } = await openTwoPortals()
let serviceId: number

beforeAll(async () => {
  serviceId = await newService(portal.db)
})

describe('[W02] 100 people and 3 places', () => {
  const rounds = 20
  let crowd: string[]

  beforeAll(async () => {
    const { rows } = await sql<{ id: string }>`
      insert into accounts (kind, first_name, last_name, phone, email, language, password_hash)
      select 'patient', 'P', 'P', '+1646' || lpad((3000000 + n)::text, 7, '0'), 'crowd@example.com', 'en', ''
      from generate_series(1, 100) n returning id`.execute(portal.db)
    crowd = rows.map(({ id }) => id)
    await sql`insert into patients (account_id) select unnest(${crowd}::uuid[])`.execute(portal.db)
  })

  test(
    `exactly 3 get a place, from two processes, ${rounds} rounds`,
    async () => {
      for (let round = 0; round < rounds; round++) {
        const officeId = await newOffice(portal.db, { capacity: 3 })
        const outcomes = await Promise.all(
          crowd.map((accountId, i) => {
            const { db, keys, messages } = i % 2 ? portal : other
            const input = { ...visitOf(serviceId, officeId, day, '09:00'), note: '', documents: [] } as never
            return applyAt({ db, keys, messages, caller: { accountId } }, input).then(
              () => 'in',
              (error) => error.fields?.reserveTime,
            )
          }),
        )
        expect(outcomes.filter((outcome) => outcome === 'in')).toHaveLength(3)
        expect(outcomes.filter((outcome) => outcome === 'slotFull')).toHaveLength(97)
        expect(await countVisits(portal.db, officeId)).toBe(3)
        await sql`delete from application_requests where office_id = ${officeId}`.execute(portal.db)
      }
    },
    scaleTimeout(240_000),
  )

  test('negative control: counting without locking the office lets too many in', async () => {
    const officeId = await newOffice(portal.db, { capacity: 3 })
    const slot = { companyAddressId: officeId, reserveDate: day, reserveTime: '09:00' }
    const startsAt = momentOfWallTime(`${day} 09:00`).at
    const careless = async (accountId: string, i: number) => {
      const { db } = i % 2 ? portal : other
      if ((await checkSlot(db, slot, new Date())).problem) return
      await sql`
        insert into application_requests (id, number, patient_id, service_id, method, content_sealed, office_id, starts_at, ends_at,
          notify_sms, notify_email, idempotency_key, submitted_at, seen_at)
        values (gen_random_uuid(), ${`C-${i}`}, ${accountId}, ${serviceId}, 'offline', '', ${officeId}, ${startsAt},
          ${startsAt}::timestamptz + interval '30 minutes', false, false, gen_random_uuid(), now(), now())`.execute(db)
    }
    await Promise.all(crowd.map(careless))
    expect(await countVisits(portal.db, officeId)).toBeGreaterThan(3)
    await sql`delete from application_requests where office_id = ${officeId}`.execute(portal.db)
  })

  test('[BUG-3] a key reused with changed content is refused; with the same content it is a retry; after a cancellation neither works', async () => {
    const officeId = await newOffice(portal.db)
    const who = await newPatient(portal)
    const input = visitOf(serviceId, officeId, day, '09:00')
    const first = await portal.call(applyForService, input, who.headers)
    const { id } = first.body.data
    const changed = [
      { reserveTime: '15:00' },
      { note: 'Please ring twice.' },
      { notify: { sms: false, email: false } },
      { contact: { ...input.contact, phone: '718-555-0177' } },
      { applicant: { ...input.applicant, birthDate: '1948-05-22' } },
    ]
    for (const change of changed) {
      const { status, body } = await portal.call(applyForService, { ...input, ...change }, who.headers)
      expect([status, body.code], JSON.stringify(change)).toEqual([409, 'applied_otherwise'])
    }
    expect((await other.call(applyForService, input, who.headers)).body.data).toEqual(first.body.data)
    expect(await countVisits(portal.db, officeId)).toBe(1)
    await portal.call(cancelApplication, { id }, who.headers)
    expect((await portal.call(applyForService, input, who.headers)).body.code).toBe('already_applied')
  })

  test('[SEC-41] ten concurrent submits with different keys take one place for one person, two for an account', async () => {
    const officeId = await newOffice(portal.db, { capacity: 9 })
    const who = await newPatient(portal)
    const tryFor = async (firstNames: string[]) => {
      const answers = await Promise.all(
        firstNames.map((firstName, i) => {
          const input = visitOf(serviceId, officeId, day, '09:00')
          const applicant = { ...input.applicant, firstName }
          return (i % 2 ? portal : other).call(applyForService, { ...input, applicant }, who.headers)
        }),
      )
      return answers.map(({ body }) => (body.code === '200' ? 'in' : body.fields?.reserveTime)).sort()
    }
    const ten = Array.from({ length: 10 }, (_, i) => (i % 2 ? 'Mei' : ' MEI '))
    expect(await tryFor(ten)).toEqual([...Array(9).fill(fieldTexts.slotTwice.en), 'in'])
    expect(await tryFor(['Wei', 'Jun', 'Ling'])).toEqual([...Array(2).fill(fieldTexts.slotTogether.en), 'in'])
    expect(await countVisits(portal.db, officeId)).toBe(2)
  })

  test('[BUG-7] a visit that overlaps one at another office needs a confirmation, for the same person only', async () => {
    const [here, there] = [await newOffice(portal.db), await newOffice(portal.db, { slotMinutes: 60 })]
    const who = await newPatient(portal)
    const book = (officeId: number, time: string, more = {}) =>
      portal.call(applyForService, { ...visitOf(serviceId, officeId, day, time), ...more }, who.headers)
    expect((await book(here, '09:30')).body.code).toBe('200')
    const asked = await book(there, '09:00')
    expect([asked.status, asked.body.code]).toEqual([409, 'visit_overlaps'])
    expect(await countVisits(portal.db, there)).toBe(0)
    expect((await book(there, '10:00')).body.code).toBe('200')
    const { applicant } = visitOf(serviceId, there, day, '09:00')
    expect((await book(there, '09:00', { applicant: { ...applicant, firstName: 'Wei' } })).body.code).toBe('200')
    const both = await book(there, '09:00', { mayOverlap: true })
    expect(both.body.code).toBe('200')
    const { id } = both.body.data
    const move = (officeId: number, reserveTime: string, mayOverlap = false) =>
      portal.call(moveVisit, { id, companyAddressId: officeId, reserveDate: day, reserveTime, mayOverlap }, who.headers)
    expect((await move(here, '09:30', true)).body.fields).toEqual({ reserveTime: fieldTexts.slotTwice.en })
    expect((await move(here, '10:00')).body.code).toBe('visit_overlaps')
    expect((await move(here, '10:00', true)).body.code).toBe('200')
  })

  test('20 concurrent submits with one key book one place', async () => {
    const officeId = await newOffice(portal.db, { capacity: 3 })
    const input = visitOf(serviceId, officeId, day, '09:00')
    const who = await newPatient(portal)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => (i % 2 ? portal : other).call(applyForService, input, who.headers)),
    )
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1)
    expect(await countVisits(portal.db, officeId)).toBe(1)
  })
})
