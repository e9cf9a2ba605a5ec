import { exportCaregivers, getCaregiverPage } from '@portal/contract/accounts/staff'
import * as batches from '@portal/contract/care/eligibility/batches'
import { decideCheck, getCheck, getCheckPage } from '@portal/contract/care/white-card/checks'
import type { Endpoint, InputOf } from '@portal/contract/endpoint'
import { getReviewQueue } from '@portal/contract/feedback/staff'
import { getAuditLog } from '@portal/contract/staff/audit'
import { getWorkPage } from '@portal/contract/work/staff'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { routes } from '../src/domains.ts'
import { createDispatch, route } from '../src/http/dispatch.ts'
import { showsPeople } from '../src/http/staff-reads.ts'
import { openExchange, waitingPatient } from './setup/batches.ts'
import { answerTo, eligible } from './setup/eligibility.ts'
import { newCaregiver, newStaff } from './setup/people.ts'
import { openPortal } from './setup/portal.ts'

const portal = await openPortal()
let staff: Awaited<ReturnType<typeof newStaff>>
let patient: Awaited<ReturnType<typeof waitingPatient>>

beforeAll(async () => {
  staff = await newStaff(portal, 'coordinator', 'admin', 'trainer')
  patient = await waitingPatient(portal)
})

/** The entries that a call by staff leaves in the audit log. */
async function entriesOf<E extends Endpoint>(e: E, input: InputOf<E>, headers: Record<string, string> = staff.headers) {
  const entries = () =>
    portal.db.selectFrom('audit_entries').select(['action', 'subject', 'details', 'number']).orderBy('number').execute()
  const { length } = await entries()
  const answer = await portal.call(e, input, headers)
  return { answer, entries: (await entries()).slice(length) }
}
const names = (entries: readonly { subject: string; details: unknown }[], id: string) =>
  entries.filter((entry) => JSON.stringify(entry).includes(id))

describe('[SEC-32] what staff read about people leaves one entry that names them', () => {
  test('the work queue, lists, searches and single records', async () => {
    const { id } = patient
    for (const [e, input] of [
      [getWorkPage, { pageSize: 100 }],
      [getCheckPage, { pageSize: 100 }],
      [getCheck, { accountId: id, list: 'submitted' }],
    ] as const) {
      const { entries } = await entriesOf(e as Endpoint, input as never)
      expect([entries.length, names(entries, id).length]).toEqual([1, 1])
    }
  })

  test('a record that comes with the refusal of a stale version', async () => {
    const input = { accountId: patient.id, version: 999, status: 'eligible' as const }
    const { answer, entries } = await entriesOf(decideCheck, input)
    expect([answer.status, (answer.body.data as { phone?: string }).phone]).toEqual([409, patient.phone])
    expect(entries).toMatchObject([{ action: 'white-card.read', subject: `patient ${patient.id}` }])
  })

  test('an answer file that is read again, a batch and its stale version', async () => {
    const exchange = await openExchange(portal)
    const waiting = await waitingPatient(portal)
    const { id } = (await exchange.make([waiting])).body.data
    await exchange.answer(id, [eligible])
    const { version } = await exchange.batchOf(id)
    const inquiry = await exchange.inquiryOf(id)
    const again = { id, version, file: new Blob([answerTo(inquiry, [eligible])]) }
    for (const [e, input] of [
      [batches.getBatch, { id }],
      [batches.readAnswerFile, again],
      [batches.confirmBatch, { id, version: 999 }],
    ] as const) {
      const { entries } = await entriesOf(e as Endpoint, input as never, exchange.headers)
      expect([entries.length, names(entries, waiting.id).length]).toEqual([1, 1])
    }
  })

  test('reviews, the audit log itself, and the rows of an export', async () => {
    const { answer, entries: ofReviews } = await entriesOf(getReviewQueue, { moderation: 'published' })
    const ids = answer.body.data.records.map(({ commentId }) => String(commentId)).join(' ')
    expect(ofReviews).toMatchObject([{ action: 'reviews.read', details: { ids } }])
    expect((await entriesOf(getAuditLog, {})).entries).toMatchObject([{ action: 'audit.read', subject: 'audit' }])
    const caregiver = await newCaregiver(portal)
    const { entries } = await entriesOf(exportCaregivers, { reviewStatus: 'all' })
    expect([entries.length, names(entries, caregiver.id).length]).toEqual([1, 1])
    const page = await entriesOf(getCaregiverPage, { pageSize: 100 })
    expect(names(page.entries, caregiver.id)).toHaveLength(1)
  })
})

describe('[SEC-32] an endpoint that shows people to staff says how that is noted', () => {
  test('every one does, and none that shows nobody pretends to', () => {
    const silent = routes.filter(({ endpoint }) => showsPeople(endpoint) && !endpoint.reads)
    expect(silent.map(({ endpoint }) => endpoint.path)).toEqual([])
  })

  const people = z.object({ id: z.string(), phone: z.string(), contact: z.object({ lastName: z.string() }) })
  test.each<[string, Pick<Endpoint, 'output' | 'current'>]>([
    ['in its answer', { output: z.array(people) }],
    ['in the record of a refusal', { output: z.null(), current: people }],
  ])('one that shows them %s and does not say it cannot be registered', (_, shown) => {
    const register = (reads?: Endpoint['reads']) => {
      const basic = { method: 'GET', path: '/staff/anything', access: ['staff:coordinator'], doc: '' } as const
      const one: Endpoint = { ...basic, input: z.object({}), ...shown, ...(reads && { reads }) }
      return () => createDispatch([route(one, async () => null, one.current && (async () => null))], {} as never)
    }
    expect(register()).toThrow('/staff/anything shows people to staff')
    expect(register({ action: 'anything.read', record: 'anything', key: 'id' })).not.toThrow()
    expect(register({ action: 'anything.read', record: 'anything', key: 'ids' })).toThrow('the ids by which it names')
    expect(register({ action: 'anything.read', record: 'anything', input: 'id' })).toThrow('the ids by which it names')
    expect(register({ action: 'anything.read', record: 'anything' })).toThrow('the ids by which it names')
    expect(register('nobody')).not.toThrow()
  })
})
