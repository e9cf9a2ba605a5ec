import { closeBatch, getBatchPage, makeBatch } from '@portal/contract/care/eligibility/batches'
import { getExchange, setExchange } from '@portal/contract/care/eligibility/exchange'
import { reasonIn } from '@portal/contract/care/white-card/reasons'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { openExchange, waitingPatient as waitingOn } from '../../setup/batches.ts'
import { damaged, seeded } from '../../setup/broken-files.ts'
import {
  answerTo,
  eligible,
  exchangeSettings,
  ineligible,
  receiptFor,
  rejected,
  segmentsOf,
} from '../../setup/eligibility.ts'
import { newStaff } from '../../setup/people.ts'
import { openPortal } from '../../setup/portal.ts'

const portal = await openPortal()
const waitingPatient = (more = {}) => waitingOn(portal, more)
let exchange: Awaited<ReturnType<typeof openExchange>>

beforeAll(async () => {
  const { headers } = await newStaff(portal, 'coordinator')
  const early = await portal.call(makeBatch, {}, headers)
  expect([early.status, early.body.code]).toEqual([409, 'batch_settings_missing'])
  exchange = await openExchange(portal)
})

/** A batch of new patients, one for each answer of the state. */
async function batchOf(count: number) {
  const patients = []
  for (let i = 0; i < count; i++) patients.push(await waitingPatient())
  const { id } = (await exchange.make(patients)).body.data
  return { id, patients }
}
const resultsOf = async (id: string) => (await exchange.batchOf(id)).list.map(({ result, doubt }) => doubt ?? result)

describe('[K06] the settings of the exchange', () => {
  test('an administrator changes them, a coordinator reads them, a stale change is refused', async () => {
    const admin = await newStaff(portal, 'admin')
    const { version } = (await portal.call(getExchange, {}, exchange.headers)).body.data
    const input = { ...exchangeSettings, version }
    expect((await portal.call(setExchange, input, exchange.headers)).status).toBe(403)
    expect((await portal.call(setExchange, input, admin.headers)).status).toBe(200)
    const second = await portal.call(setExchange, { ...input, payerName: 'Other' }, admin.headers)
    expect([second.status, second.body.code]).toEqual([409, 'changed_meanwhile'])
    expect(second.body.data).toMatchObject({ exchange: exchangeSettings })
  })

  test.each([
    ['npi', '1234567890'],
    ['npi', '12345'],
    ['senderId', 'A*B'],
    ['receiverId', 'ABCDEFGHIJKLMNOP'],
    ['agencyName', '居家護理'],
    ['payerName', 'NYSDOH~'],
  ])('%s "%s" is refused at the field', async (field, value) => {
    const admin = await newStaff(portal, 'admin')
    const input = { ...exchangeSettings, version: 1, [field]: value }
    const { status, body } = await portal.call(setExchange, input, admin.headers)
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]])
  })
})

test('[K06] a file is downloaded, its answer uploaded and confirmed, and every patient notified in their language', async () => {
  const { id, patients } = await batchOf(4)
  const [yes, no, unknown, silent] = patients
  await portal.db
    .updateTable('accounts')
    .set({ language: 'zh-TW' })
    .where('id', '=', no?.id ?? '')
    .execute()
  expect(await resultsOf(id)).toEqual(['open', 'open', 'open', 'open'])
  expect((await exchange.answer(id, [eligible, ineligible, rejected('75'), undefined])).status).toBe(200)
  expect(await resultsOf(id)).toEqual(['eligible', 'ineligible', 'rejected', 'noAnswer'])
  for (const { card } of patients) expect(await card()).toMatchObject({ status: 'submitted' })

  const confirmed = (await exchange.confirm(id)).body.data
  expect(confirmed).toMatchObject({ state: 'answered', checks: 4, decided: 2 })
  expect(await yes?.card()).toMatchObject({ status: 'eligible', reason: '' })
  expect(await no?.card()).toMatchObject({ status: 'ineligible', reason: reasonIn('inactive', 'zh-TW') })
  expect((await portal.messagesTo(no?.phone ?? ''))[0]).toMatch(/您的白卡查詢有結果了/)
  for (const one of [unknown, silent]) expect(await one?.card()).toMatchObject({ status: 'submitted' })
})

test('[K06] checks are confirmed one by one, and the batch is closed after the last', async () => {
  const { id, patients } = await batchOf(2)
  await exchange.answer(id, [eligible, ineligible])
  const [first, second] = (await exchange.batchOf(id)).list
  await exchange.confirm(id, { checkIds: [second?.id ?? ''] })
  expect(await patients[0]?.card()).toMatchObject({ status: 'submitted' })
  expect(await patients[1]?.card()).toMatchObject({ status: 'ineligible' })
  const { body } = await exchange.confirm(id, { checkIds: [first?.id ?? ''] })
  expect(body.data).toMatchObject({ state: 'closed', decided: 2 })
  expect((await exchange.upload(id, 'late')).body.code).toBe('batch_closed')
})

test('[K06] each control number and trace is used once; no check is in two open batches', async () => {
  const patients = [await waitingPatient(), await waitingPatient()]
  const made = await Promise.all([exchange.make(patients), exchange.make(patients)])
  expect(made.map(({ body }) => body.code).sort()).toEqual(['200', 'batch_empty'])
  const id = made.find(({ status }) => status === 200)?.body.data.id ?? ''
  const other = (await exchange.make([await waitingPatient()])).body.data.id
  const numbers = [(await exchange.batchOf(id)).number, (await exchange.batchOf(other)).number]
  expect(new Set(numbers).size).toBe(2)
  const traces = segmentsOf((await exchange.inquiryOf(id)) + (await exchange.inquiryOf(other))).filter((one) =>
    /^TRN/.test(one),
  )
  expect(new Set(traces).size).toBe(3)
  expect(await exchange.inquiryOf(id)).toBe(await exchange.inquiryOf(id))
  const page = (await portal.call(getBatchPage, {}, exchange.headers)).body.data
  expect(page.records.map((batch) => batch.id)).toEqual(expect.arrayContaining([id, other]))
})

test('[K06] a check that a colleague has decided meanwhile is skipped', async () => {
  const { id, patients } = await batchOf(2)
  await exchange.answer(id, [ineligible, ineligible])
  await exchange.decide(patients[0]?.id ?? '', 'eligible')
  expect(await resultsOf(id)).toEqual(['changed', 'ineligible'])
  const { body } = await exchange.confirm(id)
  expect(body.data).toMatchObject({ state: 'closed', decided: 1 })
  expect(await patients[0]?.card()).toMatchObject({ status: 'eligible' })
})

test('[K06] the second of two concurrent confirmations or uploads is refused', async () => {
  const { id } = await batchOf(1)
  const { version } = await exchange.batchOf(id)
  await exchange.answer(id, [eligible])
  const late = await exchange.confirm(id, { version })
  expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile'])
  expect(late.body.data).toMatchObject({ id, state: 'answered' })
  expect((await exchange.upload(id, 'ISA', version)).status).toBe(409)
})

test('[K06] the same file twice changes nothing; a contradicting one makes the check doubtful', async () => {
  const { id } = await batchOf(2)
  await exchange.answer(id, [eligible, undefined])
  const before = await exchange.batchOf(id)
  await exchange.answer(id, [eligible, undefined])
  expect(await exchange.batchOf(id)).toEqual(before)
  await exchange.answer(id, [undefined, ineligible])
  expect(await resultsOf(id)).toEqual(['eligible', 'ineligible'])
  await exchange.answer(id, [ineligible, ineligible])
  expect(await resultsOf(id)).toEqual(['contradicting', 'ineligible'])
})

test('[K06] a rejected file and a closed batch release their checks', async () => {
  const { id, patients } = await batchOf(1)
  expect((await exchange.upload(id, receiptFor(await exchange.inquiryOf(id), '999', 'A'))).body.data).toMatchObject({
    state: 'accepted',
  })
  expect((await exchange.make(patients)).body.code).toBe('batch_empty')
  expect((await exchange.upload(id, receiptFor(await exchange.inquiryOf(id), 'TA1', 'R'))).body.data).toMatchObject({
    state: 'rejected',
  })
  const again = (await exchange.make(patients)).body.data.id
  const { version } = await exchange.batchOf(again)
  expect((await portal.call(closeBatch, { id: again, version }, exchange.headers)).body.data).toMatchObject({
    state: 'closed',
  })
  expect((await exchange.make(patients)).status).toBe(200)
})

test.each([
  ['an empty file', '', 'answer_not_x12'],
  ['a text', 'eligible, eligible, eligible', 'answer_not_x12'],
  ['bytes of a picture', '\u0089PNG\r\n\u001a\n', 'answer_not_x12'],
])('[K06] %s is refused and changes nothing', async (_, text, code) => {
  const { id } = await batchOf(1)
  const before = await exchange.batchOf(id)
  const { status, body } = await exchange.upload(id, text)
  expect([status, body.code]).toEqual([400, code])
  expect(await exchange.batchOf(id)).toEqual(before)
})

test('[K06] a file of two megabytes is refused at the field', async () => {
  const { id } = await batchOf(1)
  const { status, body } = await exchange.upload(id, 'ISA'.repeat(700_000))
  expect([status, body.fields]).toEqual([400, { file: expect.stringMatching(/2 MB/) }])
})

test('[K06] the answer to another batch is refused as a whole', async () => {
  const [mine, other] = [await batchOf(1), await batchOf(1)]
  const { body } = await exchange.upload(mine.id, answerTo(await exchange.inquiryOf(other.id), [eligible]))
  expect(body.code).toBe('answer_unmatched')
  expect(await resultsOf(mine.id)).toEqual(['open'])
})

test('[K06] deleting an account removes its inquiry, and the other checks of the batch proceed', async () => {
  const { id, patients } = await batchOf(2)
  const inquiry = await exchange.inquiryOf(id)
  await portal.db
    .deleteFrom('accounts')
    .where('id', '=', patients[0]?.id ?? '')
    .execute()
  expect((await exchange.upload(id, answerTo(inquiry, [eligible, eligible]))).status).toBe(200)
  expect(await resultsOf(id)).toEqual(['eligible'])
  expect(await exchange.inquiryOf(id)).not.toContain(patients[0]?.whiteCardId)
})

test('[K06] Medicaid IDs of a batch are encrypted in the database; each download is audited for each patient', async () => {
  const { id, patients } = await batchOf(1)
  await exchange.answer(id, [eligible])
  const { rows } = await sql<{ text: string }>`
    select (to_jsonb(b)::text || coalesce(to_jsonb(c)::text, '')) as text from white_card_batches b
    join white_card_batch_checks c on c.batch_id = b.id where b.id = ${id}`.execute(portal.db)
  const [patient] = patients
  expect(rows[0]?.text).not.toContain(Buffer.from(patient?.whiteCardId ?? '').toString('hex'))
  expect(rows[0]?.text).not.toContain(patient?.whiteCardId)
  const reads = await portal.db
    .selectFrom('audit_entries')
    .select('number')
    .where('action', '=', 'medicaid-id.read')
    .where('subject', '=', `patient ${patient?.id}`)
    .execute()
  expect(reads.length).toBeGreaterThan(0)
})

test('[K06] uploaded damaged files decide nothing by themselves, and are refused with known codes only', async () => {
  const { id, patients } = await batchOf(2)
  const good = answerTo(await exchange.inquiryOf(id), [eligible, ineligible])
  for (let seed = 1; seed <= 20; seed++) {
    const { status, body } = await exchange.upload(id, damaged(good, seeded(seed)))
    expect([200, 400]).toContain(status)
    expect(body.code).toMatch(/^(200|answer_\w+)$/)
  }
  for (const { card } of patients) expect(await card()).toMatchObject({ status: 'submitted' })
})
