import { getBatchPage } from '@portal/contract/care/eligibility/batches'
import { type CardDecision, decideCheck, getCheck } from '@portal/contract/care/white-card/checks'
import { reasonsFor } from '@portal/contract/care/white-card/reasons'
import { getWhiteCard, submitWhiteCard } from '@portal/contract/care/white-card/white-card'
import { getWorkPage } from '@portal/contract/work/staff'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { openExchange, waitingPatient } from '../../setup/batches.ts'
import { openPortal } from '../../setup/portal.ts'

const portal = await openPortal()
let exchange: Awaited<ReturnType<typeof openExchange>>

beforeAll(async () => {
  exchange = await openExchange(portal)
})

async function decided(status: CardDecision, reason = '') {
  const patient = await waitingPatient(portal)
  const { version } = (await portal.call(getCheck, { accountId: patient.id }, exchange.headers)).body.data
  const answer = await portal.call(decideCheck, { accountId: patient.id, version, status, reason }, exchange.headers)
  return { patient, answer }
}

describe('[X12-2] [X12-3] [X12-4] [X12-9] answers between yes and no have outcomes of their own', () => {
  test.each<[CardDecision, string, RegExp]>([
    ['eligible', '', /there is an answer about your white card\./],
    ['managed_care', 'Your plan is HEALTHFIRST.', /a step that we take with you/],
    ['limited', '', /a step that we take with you/],
    ['spend_down', '', /a step that we take with you/],
    ['pending', '', /no answer about your white card yet\. We look again for you\./],
    ['ineligible', 'It has ended.', /there is an answer about your white card\./],
    ['not_found', 'Please compare it.', /was not found/],
    ['waiting', '', /please submit the number of your white card again\./],
  ])('%s, with a text that tells what to do and nothing of health', async (status, reason, text) => {
    const { patient } = await decided(status, reason)
    expect(await patient.card()).toMatchObject({ status, reason })
    expect(await portal.messagesTo(patient.phone)).toEqual(expect.arrayContaining([expect.stringMatching(text)]))
  })

  test('a different name is no reason for “not eligible”, since it says nothing about coverage', () => {
    expect(reasonsFor.ineligible).toEqual(['inactive'])
    expect(reasonsFor.not_found).toContain('otherName')
  })

  test('“managed care”, “not eligible” and “not found” require a reason; self-explanatory outcomes do not', async () => {
    for (const status of ['managed_care', 'ineligible', 'not_found'] as const) {
      const { answer } = await decided(status)
      expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, ['reason']])
    }
  })
})

test('[USE-48] a patient asked for another number sees the submitted one in full; in other statuses it is masked', async () => {
  const whole = async (status: CardDecision, reason: string) => {
    const { patient } = await decided(status, reason)
    return (await patient.card()).medicaidId === patient.whiteCardId
  }
  expect(await whole('not_found', 'Please compare it.')).toBe(true)
  expect(await whole('waiting', '')).toBe(true)
  for (const status of ['eligible', 'limited', 'spend_down', 'pending'] as const)
    expect(await whole(status, '')).toBe(false)
})

describe('[X12-3] a check that the state had not finished', () => {
  const waitFor = (accountId: string, days: number) =>
    portal.db
      .updateTable('patients')
      .set({ white_card_decided_at: sql`now() - make_interval(days => ${sql.lit(days)})` })
      .where('account_id', '=', accountId)
      .execute()
  const waiting = async () => (await portal.call(getBatchPage, {}, exchange.headers)).body.data.waiting
  const isQueued = async (id: string) => {
    const { body } = await portal.call(getWorkPage, { task: 'check', pageSize: 100 }, exchange.headers)
    return body.data.records.some((item) => item.id === id)
  }

  test('returns to the queue and the next batch after 14 days, not before', async () => {
    const { patient } = await decided('pending')
    const before = await waiting()
    await waitFor(patient.id, 13)
    expect([await isQueued(patient.id), await waiting()]).toEqual([false, before])
    await waitFor(patient.id, 15)
    expect([await isQueued(patient.id), await waiting()]).toEqual([true, before + 1])
    expect((await exchange.make([patient])).status).toBe(200)
    expect(await waiting()).toBe(before)
  })

  test('accepts no other number, and can be decided', async () => {
    const { patient } = await decided('pending')
    const again = await portal.call(submitWhiteCard, { whiteCardId: 'CX10001X' }, patient.headers)
    expect(again.body.code).toBe('white_card_submitted')
    await exchange.decide(patient.id, 'eligible')
    expect((await portal.call(getWhiteCard, {}, patient.headers)).body.data).toMatchObject({ status: 'eligible' })
  })
})
