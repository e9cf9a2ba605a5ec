import { decideCheck, findChecks, getCheck, revealMedicaidId } from '@portal/contract/care/white-card/checks'
import { submitWhiteCard } from '@portal/contract/care/white-card/white-card'
import { newYorkTime } from '@portal/contract/new-york'
import { beforeAll, expect, test } from 'vitest'
import { openAroundTheClock } from '../../setup/care.ts'
import { newPatient, newStaff, type Person } from '../../setup/people.ts'
import { openPortal } from '../../setup/portal.ts'
import { save } from '../../setup/saving.ts'

const portal = await openPortal()
let coordinator: Awaited<ReturnType<typeof newStaff>>

beforeAll(async () => {
  coordinator = await newStaff(portal, 'coordinator')
})

let lastNumber = 10_000
const newMedicaidId = () => `CK${++lastNumber}K`

async function waitingPatient(medicaidId = newMedicaidId()): Promise<Person> {
  const patient = await newPatient(portal)
  await portal.call(submitWhiteCard, { whiteCardId: medicaidId }, patient.headers)
  return patient
}

const read = async (accountId: string) => (await portal.call(getCheck, { accountId }, coordinator.headers)).body.data
const find = async (search: string, status: 'submitted' | 'eligible' | 'all' = 'submitted') =>
  (await portal.call(findChecks, { search, status }, coordinator.headers)).body.data

async function entriesOf(accountId: string, action: string) {
  const rows = await portal.db
    .selectFrom('audit_entries')
    .select('number')
    .where('subject', '=', `patient ${accountId}`)
    .where('action', '=', action)
    .execute()
  return rows.length
}

test('[K05] the record of a check has no Medicaid ID; each look at the ID is audited', async () => {
  const medicaidId = newMedicaidId()
  const patient = await waitingPatient(medicaidId)
  expect(JSON.stringify(await read(patient.id))).not.toContain(medicaidId)
  expect(await entriesOf(patient.id, 'medicaid-id.read')).toBe(0)
  const { body } = await portal.call(revealMedicaidId, { accountId: patient.id }, coordinator.headers)
  expect(body.data).toEqual({ medicaidId })
  expect(await entriesOf(patient.id, 'medicaid-id.read')).toBe(1)
})

test('[K05] a patient without a card has no ID to reveal', async () => {
  const { id: accountId } = await newPatient(portal)
  expect((await portal.call(revealMedicaidId, { accountId }, coordinator.headers)).status).toBe(404)
})

test('[K05] a search in all statuses finds decided checks too, but no patient without a card', async () => {
  const [waiting, decided] = [await waitingPatient(), await waitingPatient()]
  const { id: withoutCard, phone } = await newPatient(portal)
  await save(portal, decideCheck, { accountId: decided.id, status: 'eligible', reason: '' }, coordinator.headers)
  for (const patient of [waiting, decided])
    expect((await find(patient.phone, 'all')).records.map(({ accountId }) => accountId)).toEqual([patient.id])
  expect((await find(phone, 'all')).records).toEqual([])
  expect((await read(withoutCard)).status).toBe('waiting')
})

test('[K05] a check is found by phone, by name and by the whole Medicaid ID, within its status', async () => {
  const medicaidId = newMedicaidId()
  const patient = await waitingPatient(medicaidId)
  for (const search of [patient.phone.slice(2), medicaidId, medicaidId.toLowerCase()])
    expect((await find(search)).records.map(({ accountId }) => accountId)).toEqual([patient.id])
  expect((await find('mei chen')).total).toBeGreaterThan(0)
  expect((await find(medicaidId.slice(0, 7))).total).toBe(0)
  expect((await find(medicaidId, 'eligible')).total).toBe(0)
})

test('[K05] the patients found are audited, even if none, but never the search input', async () => {
  const medicaidId = newMedicaidId()
  const patient = await waitingPatient(medicaidId)
  await find(medicaidId)
  await find(newMedicaidId())
  const rows = await portal.db
    .selectFrom('audit_entries')
    .select(['subject', 'details'])
    .where('action', '=', 'white-card.find')
    .where('actor', '=', coordinator.id)
    .orderBy('number', 'desc')
    .limit(2)
    .execute()
  expect(rows).toEqual([
    { subject: 'accounts', details: { ids: '' } },
    { subject: 'accounts', details: { ids: patient.id } },
  ])
})

test('[K05] a check is overdue after 24 hours, not before, and no longer once it is decided', async () => {
  await openAroundTheClock(portal.db)
  const { id, phone } = await waitingPatient()
  const submit = async (minutesAgo: number) => {
    const white_card_submitted_at = new Date(Date.now() - minutesAgo * 60_000)
    await portal.db.updateTable('patients').set({ white_card_submitted_at }).where('account_id', '=', id).execute()
    return newYorkTime(new Date(+white_card_submitted_at + 24 * 3_600_000))
  }
  const dueAt = await submit(24 * 60 - 2)
  expect(await read(id)).toMatchObject({ isOverdue: false, dueAt })
  await submit(24 * 60 + 2)
  expect((await find(phone.slice(2))).records[0]).toMatchObject({ isOverdue: true, decidedAt: '' })
  const from = newYorkTime(new Date())
  await save(portal, decideCheck, { accountId: id, status: 'eligible' }, coordinator.headers)
  const decided = await read(id)
  expect(decided).toMatchObject({ isOverdue: false, dueAt: '' })
  expect([from, newYorkTime(new Date())]).toContain(decided.decidedAt)
  await save(portal, decideCheck, { accountId: id, status: 'waiting' }, coordinator.headers)
  expect(await read(id)).toMatchObject({ decidedAt: '' })
})

test('[K05] the history shows each decision with its author and reason', async () => {
  const { id: accountId } = await waitingPatient()
  const reason = 'Coverage ended in May.'
  await save(portal, decideCheck, { accountId, status: 'ineligible', reason }, coordinator.headers)
  await save(portal, decideCheck, { accountId, status: 'waiting' }, coordinator.headers)
  expect((await read(accountId)).history).toMatchObject([
    { status: 'waiting', reason: '', by: 'Sam Lee' },
    { status: 'ineligible', reason, by: 'Sam Lee' },
    { status: 'submitted', by: '' },
  ])
})

test('[K05] the neighbors of a check are those before and after it, even once it is decided', async () => {
  const ids: string[] = []
  for (let i = 0; i < 3; i++) ids.push((await waitingPatient()).id)
  const [first, middle = '', last] = ids
  expect(await read(middle)).toMatchObject({ previousId: first, nextId: last })
  await save(portal, decideCheck, { accountId: middle, status: 'eligible' }, coordinator.headers)
  expect(await read(middle)).toMatchObject({ previousId: first, nextId: last })
})
