import { getPatientInfo } from '@portal/contract/accounts/own'
import { getCaregiverPage } from '@portal/contract/accounts/staff'
import { getMyApplication } from '@portal/contract/care/applications/applications'
import { getPeople } from '@portal/contract/staff/people'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limits } from '../src/audit/limits.ts'
import { countedFor, noteRepetitions } from '../src/audit/repetitions.ts'
import { verifyAudit } from '../src/audit/verify.ts'
import { Throttles } from '../src/http/guards/throttles.ts'
import { newPatient, newStaff, type Person } from './setup/people.ts'
import { openPortal } from './setup/portal.ts'

let output = ''
const log = pino(
  { level: 'warn' },
  {
    write: (line) => {
      output += line
    },
  },
)
const portal = await openPortal({ log })
const { max } = limits.refusalsByAccount

beforeEach(async () => {
  output = ''
  await portal.db.deleteFrom('repeated_entries').execute()
})
afterEach(() => void vi.useRealTimers())

const entriesOf = (actor: string) =>
  portal.db
    .selectFrom('audit_entries')
    .select(['action', 'subject', 'outcome', 'details'])
    .where('actor', '=', actor)
    .where('outcome', '=', 'refused')
    .orderBy('number')
    .execute()
const timesIn = (entries: Awaited<ReturnType<typeof entriesOf>>) =>
  entries.reduce((sum, { details }) => sum + Number(details.times ?? 1), 0)
const forbidden = (who: Pick<Person, 'headers'>) => portal.call(getCaregiverPage, {}, who.headers)
const later = (ms: number) => new Date(Date.now() + ms)
/** Counts refusals as if the account had made so many calls. */
async function useUp({ id }: { id: string }, times: number) {
  const throttles = new Throttles(portal.db, portal.keys, { ofStrangers: false })
  for (let i = 0; i < times; i++) await throttles.count(limits.refusalsByAccount, { account: id })
}

test('[SEC-37] 700 forbidden calls of one account make a few entries that tell 700, and hold up nobody', async () => {
  const [curious, other] = [await newPatient(portal), await newPatient(portal)]
  expect((await forbidden(curious)).status).toBe(403)
  expect(await entriesOf(curious.id)).toMatchObject([{ subject: 'GET /staff/caregiver/page', details: {} }])
  const statuses: number[] = []
  for (let i = 0; i < 69; i++)
    statuses.push(...(await Promise.all(Array.from({ length: 10 }, () => forbidden(curious)))).map((one) => one.status))
  for (let i = 0; i < 9; i++) statuses.push((await forbidden(curious)).status)
  expect(statuses.filter((status) => status === 403)).toHaveLength(max - 1)
  expect(statuses.filter((status) => status === 429)).toHaveLength(700 - max)
  expect(await entriesOf(curious.id)).toHaveLength(1)

  const { statusCode, headers } = await portal.send({
    method: 'GET',
    url: '/home/staff/people',
    headers: curious.headers,
  })
  expect(statusCode).toBe(429)
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(limits.refusalsByAccount.per)
  expect((await portal.call(getPatientInfo, {}, curious.headers)).status).toBe(200)
  expect((await forbidden(other)).status).toBe(403)
  expect(await entriesOf(other.id)).toHaveLength(1)

  await noteRepetitions(portal, later(countedFor - 60_000))
  expect(await entriesOf(curious.id)).toHaveLength(1)
  await Promise.all([1, 2].map(() => noteRepetitions(portal, later(countedFor))))
  const entries = await entriesOf(curious.id)
  expect(entries.toSorted((a, b) => timesIn([a]) - timesIn([b]))).toMatchObject([
    { action: 'call', subject: 'GET /staff/caregiver/page', details: {} },
    { action: 'call', subject: 'GET /staff/caregiver/page', details: { times: String(max - 1) } },
    { action: 'call', subject: 'call', details: { times: String(701 - max) } },
  ])
  expect(timesIn(entries)).toBe(701)
  expect(timesIn(await entriesOf(other.id))).toBe(1)
  expect((await verifyAudit(portal.db, portal.keys)).broken).toBeUndefined()
})

test('[SEC-37] each record that an account is refused is noted at once, until there are too many', async () => {
  const [curious, editor] = [await newPatient(portal), await newStaff(portal, 'editor')]
  await portal.call(getCaregiverPage, {}, curious.headers)
  await portal.call(getPeople, {}, curious.headers)
  await portal.call(getPeople, {}, editor.headers)
  expect((await entriesOf(curious.id)).map(({ subject }) => subject)).toEqual([
    'GET /staff/caregiver/page',
    'GET /staff/people',
  ])
  expect(await entriesOf(editor.id)).toHaveLength(1)
})

test('[SEC-37] the limit ends after a quarter of an hour, and staff are warned in the log once', async () => {
  const curious = await newPatient(portal)
  await useUp(curious, max - 1)
  expect(output).toBe('')
  expect((await forbidden(curious)).status).toBe(403)
  const warning = { limit: 'refusalsByAccount', account: curious.id, msg: 'a limit is being used up' }
  expect(JSON.parse(output)).toMatchObject(warning)
  expect((await forbidden(curious)).body.code).toBe('too_many_requests')
  expect(output.trim().split('\n')).toHaveLength(1)
  vi.useFakeTimers({ toFake: ['Date'], now: later(limits.refusalsByAccount.per * 1_000) })
  expect((await forbidden(curious)).status).toBe(403)
})

test('[SEC-37] beyond the limit, records of other people and unknown ones are refused alike', async () => {
  const curious = await newPatient(portal)
  const ids = Array.from({ length: max + 2 }, () => crypto.randomUUID())
  const codes: string[] = []
  for (const id of ids) codes.push((await portal.call(getMyApplication, { id }, curious.headers)).body.code)
  expect(codes).toEqual([...Array(max).fill('not_found'), 'too_many_requests', 'too_many_requests'])
  expect(await entriesOf(curious.id)).toEqual([])
})
