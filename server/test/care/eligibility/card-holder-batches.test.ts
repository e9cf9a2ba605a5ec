import { setCardHolder } from '@portal/contract/care/shared/card-holder'
import { getCheck } from '@portal/contract/care/white-card/checks'
import { beforeAll, describe, expect, test } from 'vitest'
import { openExchange, waitingPatient } from '../../setup/batches.ts'
import { answerTo, eligible, type Said, segmentsOf } from '../../setup/eligibility.ts'
import { openPortal } from '../../setup/portal.ts'

const portal = await openPortal()
const chinese = { firstName: '美玉', lastName: '陳' }
const chen = { lastName: 'CHEN', firstName: 'MEI YU', birthDate: '1948-05-21' }
let exchange: Awaited<ReturnType<typeof openExchange>>

beforeAll(async () => {
  exchange = await openExchange(portal)
})

type Patient = Awaited<ReturnType<typeof waitingPatient>>
const give = ({ headers }: Patient, holder = chen) => portal.call(setCardHolder, holder, headers)

/** The state's answer about a patient whom it knows under other details than those in the inquiry. */
const known = (last: string, first: string, birth: string): Said => ({
  ...eligible,
  person: (segments) => [
    ...segments
      .filter((one) => !one.startsWith('DMG'))
      .map((one) => one.replace(/^NM1\*IL\*1\*[^*]*\*[^*]*/, `NM1*IL*1*${last}*${first}`)),
    `DMG*D8*${birth}`,
  ],
})
/** A batch with one new patient whose account has a Chinese name. */
async function batchOf(holder?: typeof chen) {
  const patient = await waitingPatient(portal, chinese)
  if (holder) await give(patient, holder)
  const { id } = (await exchange.make([patient])).body.data
  const check = async () => (await exchange.batchOf(id)).list[0]
  return { id, patient, check }
}

describe('[X12-7] name and birth date on the card decide whether an answer is about the patient', () => {
  test('in a batch of 50 with 28 Chinese names, every answer is clear, and one call confirms them all', async () => {
    const patients = await Promise.all(
      Array.from({ length: 50 }, async (_, i) => {
        const patient = await waitingPatient(portal, i < 28 ? chinese : {})
        if (i < 28) await give(patient, { ...chen, birthDate: `19${30 + i}-05-21` })
        return patient
      }),
    )
    const { id } = (await exchange.make(patients)).body.data
    const inquiry = segmentsOf(await exchange.inquiryOf(id))
    expect(inquiry.filter((one) => /^NM1\*IL\*1\*CHEN\*MEI YU\*/.test(one))).toHaveLength(28)
    expect(inquiry.filter((one) => /^DMG\*D8\*19\d\d0521$/.test(one))).toHaveLength(28)
    await exchange.answer(
      id,
      patients.map(() => eligible),
    )
    const results = (await exchange.batchOf(id)).list.map(({ result, doubt }) => doubt ?? result)
    expect(results).toEqual(patients.map(() => 'eligible'))
    expect((await exchange.confirm(id)).body.data).toMatchObject({ state: 'closed', decided: 50 })
    for (const { card } of [patients[0], patients[27], patients[49]] as Patient[])
      expect(await card()).toMatchObject({ status: 'eligible' })
  }, 120_000)

  test.each([
    ['another birth date', known('CHEN', 'MEI YU', '19480512'), '1948-05-12'],
    ['another last name', known('CHAN', 'MEI YU', '19480521'), '1948-05-21'],
    ['another first name', known('CHEN', 'GUO QIANG', '19480521'), '1948-05-21'],
  ])('%s is a doubt, beside which staff read what is on the card', async (_, said, answeredBirthDate) => {
    const { id, patient, check } = await batchOf(chen)
    await exchange.answer(id, [said])
    expect(await check()).toMatchObject({ result: 'doubtful', doubt: 'person', holder: chen, answeredBirthDate })
    await exchange.confirm(id)
    expect(await patient.card()).toMatchObject({ status: 'submitted' })
    const input = { accountId: patient.id, list: 'submitted' as const }
    const { holder, answer } = (await portal.call(getCheck, input, exchange.headers)).body.data
    expect([holder, answer?.doubt, answer?.answeredBirthDate]).toEqual([chen, 'person', answeredBirthDate])
  })

  test('the name on the card counts, not a different Latin name of the account', async () => {
    const patient = await waitingPatient(portal, { firstName: 'Amy', lastName: 'Chan' })
    await give(patient)
    const { id } = (await exchange.make([patient])).body.data
    await exchange.answer(id, [known('CHEN', 'MEI', '19480521')])
    expect((await exchange.batchOf(id)).list[0]).toMatchObject({ result: 'eligible', answeredName: 'MEI CHEN' })
  })

  test('details entered after the file was sent are still compared; without them the answer stays unconfirmed', async () => {
    const [given, silent] = [await batchOf(), await batchOf()]
    expect((await given.check())?.holder).toBeNull()
    const inquiry = await exchange.inquiryOf(given.id)
    await give(given.patient)
    expect(await exchange.inquiryOf(given.id)).toBe(inquiry)
    const said = known('CHEN', 'MEI YU', '19480521')
    await exchange.upload(given.id, answerTo(inquiry, [said]))
    await exchange.answer(silent.id, [said])
    expect(await given.check()).toMatchObject({ result: 'eligible', doubt: null })
    expect(await silent.check()).toMatchObject({ result: 'doubtful', doubt: 'unconfirmed' })
  })
})
