import { closeBatch } from '@portal/contract/care/eligibility/batches'
import { getExchange, setExchange } from '@portal/contract/care/eligibility/exchange'
import { getCheck } from '@portal/contract/care/white-card/checks'
import { managedCareReason } from '@portal/contract/care/white-card/reasons'
import { submitWhiteCard } from '@portal/contract/care/white-card/white-card'
import { beforeAll, expect, test } from 'vitest'
import { openExchange, waitingPatient as waitingOn } from '../../setup/batches.ts'
import {
  answerTo,
  eligible,
  exchangeSettings,
  ineligible,
  receiptFor,
  rejected,
  type Said,
} from '../../setup/eligibility.ts'
import { newStaff } from '../../setup/people.ts'
import { openPortal } from '../../setup/portal.ts'

const portal = await openPortal()
const chinese = { firstName: '美玉', lastName: '陳' }
let exchange: Awaited<ReturnType<typeof openExchange>>

beforeAll(async () => {
  exchange = await openExchange(portal)
})

/** A batch with one new patient. */
async function batchOf(more = {}) {
  const patient = await waitingOn(portal, more)
  const { id } = (await exchange.make([patient])).body.data
  const check = async () => {
    const [only] = (await exchange.batchOf(id)).list
    if (!only) throw new Error('the batch has one check')
    return only
  }
  return { id, patient, check, resultOf: async () => (await check()).doubt ?? (await check()).result }
}
/** Sets whether new batches are tests. */
async function setTest(isTest: boolean) {
  const { headers } = await newStaff(portal, 'admin')
  const { version } = (await portal.call(getExchange, {}, headers)).body.data
  await portal.call(setExchange, { ...exchangeSettings, isTest, version }, headers)
}
const auditedIn = async (action: string, subject: string) =>
  portal.db
    .selectFrom('audit_entries')
    .select('number')
    .where('action', '=', action)
    .where('subject', '=', subject)
    .execute()

test('[X12-1] a patient with limited coverage is not told “eligible”, whatever staff confirm; staff see the words', async () => {
  const { id, patient, check } = await batchOf()
  await exchange.answer(id, [{ says: ['EB*1*IND*30**Family Planning Benefit'] }])
  expect(await check()).toMatchObject({ result: 'doubtful', doubt: 'limited', code: 'Family Planning Benefit' })
  await exchange.confirm(id)
  expect(await patient.card()).toMatchObject({ status: 'submitted' })
})

test('[X12-2] a patient with a spend-down is not told “not active”', async () => {
  const { id, patient, check } = await batchOf()
  await exchange.answer(id, [{ says: ['EB*6*IND*30**No Coverage: Excess Income'] }])
  expect(await check()).toMatchObject({ doubt: 'spendDown', coverage: { proposal: 'doubtful', doubt: 'spendDown' } })
  await exchange.confirm(id)
  expect(await patient.card()).toMatchObject({ status: 'submitted' })
})

test.each<[string, Said]>([
  ['AAA 42', { says: ['AAA*N**42*R'] }],
  ['AAA 80', { says: ['AAA*N**80*C'] }],
  ...[...'PRWXY'].map((action): [string, Said] => [`AAA04 ${action}`, { says: [`AAA*Y**79*${action}`] }]),
])('[X12-6] “try later” (%s) is silent: the real answer in another file counts, in either order', async (_, later) => {
  const { id, resultOf } = await batchOf()
  await exchange.answer(id, [later])
  expect(await resultOf()).toBe('later')
  await exchange.answer(id, [eligible])
  expect(await resultOf()).toBe('eligible')
  await exchange.answer(id, [{ says: [...later.says, 'III*ZZ*1'] }])
  expect(await resultOf()).toBe('eligible')
})

test('[X12-6] a clear answer replaces a doubtful one; two different clear ones contradict each other permanently', async () => {
  const { id, resultOf } = await batchOf()
  await exchange.answer(id, [rejected('75')])
  await exchange.answer(id, [{ says: ['EB*5*IND*30'] }])
  expect(await resultOf()).toBe('pending')
  await exchange.answer(id, [eligible])
  expect(await resultOf()).toBe('eligible')
  await exchange.answer(id, [ineligible])
  expect(await resultOf()).toBe('contradicting')
  await exchange.answer(id, [{ says: ['EB*1*IND*30**MA Eligible'] }])
  expect(await resultOf()).toBe('contradicting')
})

test('[X12-6] “try later” is silent even if it mentions coverage', async () => {
  const { id, resultOf } = await batchOf()
  await exchange.answer(id, [{ says: ['AAA*Y**42*R', 'EB*6*IND*30'] }])
  expect(await resultOf()).toBe('later')
  await exchange.answer(id, [eligible])
  expect(await resultOf()).toBe('eligible')
})

test('[X12-6] [DESK-4] different answers contradict each other, whether or not the person was compared, and neither is shown as the state’s', async () => {
  const { id, check } = await batchOf(chinese)
  await exchange.upload(id, answerTo(await exchange.inquiryOf(id), [eligible]))
  await exchange.upload(id, answerTo(await exchange.inquiryOf(id), [ineligible]))
  expect(await check()).toMatchObject({ doubt: 'contradicting', coverage: null })
})

test('[X12-6] an answer that contradicts itself is replaced; a later acknowledgment reverts nothing', async () => {
  const { id, resultOf } = await batchOf()
  await exchange.answer(id, [{ says: ['EB*1*IND*30**MA Eligible', 'EB*6*IND*30'] }])
  expect(await resultOf()).toBe('contradicting')
  await exchange.answer(id, [eligible])
  expect(await resultOf()).toBe('eligible')
  const { body } = await exchange.upload(id, receiptFor(await exchange.inquiryOf(id), 'TA1', 'R'))
  expect(body.data).toMatchObject({ state: 'answered', list: [{ result: 'eligible' }] })
})

test('[X12-9] a patient with managed care is told the name of the plan that authorizes home care', async () => {
  const { id, patient, check } = await batchOf()
  const plan = ['LS*2120', 'NM1*Y2*2*HEALTHFIRST PHSP', 'LE*2120']
  await exchange.answer(id, [{ says: ['EB*U*IND*30**ELIGIBLE PCP', ...plan] }])
  expect(await check()).toMatchObject({ result: 'eligible', coverage: { isManaged: true, plan: 'HEALTHFIRST PHSP' } })
  await exchange.confirm(id)
  const reason = managedCareReason.en({ plan: 'HEALTHFIRST PHSP' })
  expect(reason).toContain('HEALTHFIRST PHSP')
  expect(await patient.card()).toMatchObject({ status: 'managed_care', reason })
  expect(await auditedIn('white-card.managed_care', `patient ${patient.id}`)).toHaveLength(1)
})

test('[DESK-3] a batch marked as a test cannot be confirmed, and no patient is notified', async () => {
  await setTest(true)
  const { id, patient, check } = await batchOf(chinese)
  await setTest(false)
  await exchange.upload(id, answerTo(await exchange.inquiryOf(id), [eligible]))
  const { id: checkId } = await check()
  for (const answer of [await exchange.confirm(id), await exchange.compare(id, checkId, true)])
    expect([answer.status, answer.body.code]).toEqual([409, 'batch_is_test'])
  expect(await patient.card()).toMatchObject({ status: 'submitted' })
  expect(await portal.messagesTo(patient.phone)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/answer about/)]),
  )
})

test('[DESK-3] an open test batch does not keep checks out of a real one', async () => {
  await setTest(true)
  const { patient } = await batchOf()
  await setTest(false)
  expect((await exchange.make([patient])).status).toBe(200)
  expect((await exchange.make([patient])).body.code).toBe('batch_empty')
})

test('[DESK-4] coverage and doubt about the person are shown separately, in the batch and on the check’s page', async () => {
  const { id, patient, check } = await batchOf(chinese)
  await exchange.upload(id, answerTo(await exchange.inquiryOf(id), [ineligible]))
  const shown = {
    doubt: 'unconfirmed',
    coverage: { proposal: 'ineligible', said: [{ code: '6', services: ['30'], words: '' }] },
  }
  expect(await check()).toMatchObject(shown)
  const input = { accountId: patient.id, list: 'submitted' as const }
  const { answer } = (await portal.call(getCheck, input, exchange.headers)).body.data
  expect(answer).toMatchObject({ ...shown, batchId: id, isTest: false })
})

test('[DESK-3] [DESK-4] a check’s page shows the answer about the current number, and a test answer only if there is no other', async () => {
  const shown = async (accountId: string) =>
    (await portal.call(getCheck, { accountId, list: 'submitted' as const }, exchange.headers)).body.data.answer
  const { id, patient } = await batchOf(chinese)
  await exchange.upload(id, answerTo(await exchange.inquiryOf(id), [eligible]))
  const open = await exchange.batchOf(id)
  await portal.call(closeBatch, { id, version: open.version }, exchange.headers)
  await setTest(true)
  const { id: testId } = (await exchange.make([patient])).body.data
  await setTest(false)
  await exchange.upload(testId, answerTo(await exchange.inquiryOf(testId), [ineligible]))
  expect(await shown(patient.id)).toMatchObject({ batchId: id, isTest: false, coverage: { proposal: 'eligible' } })
  expect((await exchange.decide(patient.id, 'waiting')).status).toBe(200)
  expect((await portal.call(submitWhiteCard, { whiteCardId: 'ZX12345K' }, patient.headers)).status).toBe(200)
  expect(await shown(patient.id)).toBe(null)
})

test('[DESK-4] “same person” decides by the coverage, “not the same” decides nothing, and both are audited', async () => {
  const [same, other] = [await batchOf(chinese), await batchOf(chinese)]
  for (const { id } of [same, other]) await exchange.upload(id, answerTo(await exchange.inquiryOf(id), [eligible]))
  expect(await same.resultOf()).toBe('unconfirmed')
  const { body } = await exchange.compare(same.id, (await same.check()).id, true)
  expect(body.data).toMatchObject({ state: 'closed', decided: 1 })
  expect(await same.patient.card()).toMatchObject({ status: 'eligible' })
  await exchange.compare(other.id, (await other.check()).id, false)
  expect(await other.check()).toMatchObject({ doubt: 'person', coverage: null })
  const again = await exchange.compare(other.id, (await other.check()).id, true)
  expect(again.body.data).toMatchObject({ decided: 0 })
  expect(await other.patient.card()).toMatchObject({ status: 'submitted' })
  expect(await auditedIn('white-card.same-person', `batch ${same.id}`)).toHaveLength(1)
  expect(await auditedIn('white-card.other-person', `batch ${other.id}`)).toHaveLength(1)
})

test('[DESK-4] an answer about another ID, or doubtful coverage, cannot be confirmed as the same person', async () => {
  for (const said of [
    { ...eligible, person: (all: string[]) => all.map((one) => one.replace(/MI\*BX(\d{5})X/, 'MI*BY$1X')) },
    { says: ['EB*1*IND*30**QMB'] },
  ]) {
    const { id, patient, check } = await batchOf(chinese)
    await exchange.upload(id, answerTo(await exchange.inquiryOf(id), [said]))
    await exchange.compare(id, (await check()).id, true)
    expect(await patient.card()).toMatchObject({ status: 'submitted' })
  }
})
