import { getPatientInfo } from '@portal/contract/accounts/own'
import { type CardDecision, decideCheck, getCheck, getCheckPage } from '@portal/contract/care/white-card/checks'
import { reasonIn } from '@portal/contract/care/white-card/reasons'
import { getWhiteCard, submitWhiteCard } from '@portal/contract/care/white-card/white-card'
import { contactSentence, withinDay } from '@portal/contract/contact-promise'
import { beforeAll, describe, expect, test } from 'vitest'
import { plain } from '../../../src/time.ts'
import { newCaregiver, newPatient, newStaff, type Person } from '../../setup/people.ts'
import { fieldsOf, openPortal } from '../../setup/portal.ts'
import { save } from '../../setup/saving.ts'

const portal = await openPortal()
let coordinator: { headers: Record<string, string> }

beforeAll(async () => {
  coordinator = await newStaff(portal, 'coordinator')
})

const submit = (who: Pick<Person, 'headers'>, whiteCardId: string, language = 'en') =>
  portal.call(submitWhiteCard, { whiteCardId }, { ...who.headers, 'accept-language': language })
const cardOf = async (who: Pick<Person, 'headers'>) => (await portal.call(getWhiteCard, {}, who.headers)).body.data
const wholeCard = async (accountId: string) =>
  (await portal.call(getCheck, { accountId }, coordinator.headers)).body.data
const decide = (accountId: string, status: CardDecision, reason = '') =>
  save(portal, decideCheck, { accountId, status, reason }, coordinator.headers)

describe('[C02] [W06] checking a white card', () => {
  test('a patient without a card submits one, which is then in progress; a second card is refused with 200', async () => {
    const patient = await newPatient(portal)
    expect(await cardOf(patient)).toEqual({
      status: 'waiting',
      medicaidId: '',
      submittedAt: '',
      decidedAt: '',
      promise: null,
      reason: '',
    })
    const { status, body } = await submit(patient, 'AB12345C')
    expect([status, body.code]).toEqual([200, '200'])
    expect(await cardOf(patient)).toMatchObject({ status: 'submitted', medicaidId: '•••••45C' })
    expect((await cardOf(patient)).submittedAt).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)
    expect((await portal.call(getPatientInfo, {}, patient.headers)).body.data).toMatchObject({
      whiteCardStatus: 'submitted',
      medicaidId: '•••••45C',
    })
    const { promise } = await cardOf(patient)
    const words = plain(contactSentence(promise ?? withinDay, 'en'))
    expect(promise?.by).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)
    expect(await portal.messagesTo(patient.phone)).toContainEqual(expect.stringContaining(words))
    const again = await submit(patient, 'AB12345D', 'zh-TW')
    expect([again.status, again.body.code]).toEqual([200, 'white_card_submitted'])
    expect(again.body.message).toMatch(/\p{Script=Han}/u)
  })

  test('lower case and full-width characters are normalized; other formats are refused at the field', async () => {
    const patient = await newPatient(portal)
    for (const wrong of ['', 'AB1234C', 'A112345C', 'AB123456', 'AB12345CX', '<script>', '白卡號碼']) {
      const { status, body } = await submit(patient, wrong)
      expect([status, body.code], wrong).toEqual([400, 'invalid_input'])
      expect(Object.keys(body.fields ?? {})).toEqual(['whiteCardId'])
    }
    expect((await submit(patient, '  ｃｄ９８７６５ｅ ')).body.code).toBe('200')
    expect(await cardOf(patient)).toMatchObject({ medicaidId: '•••••65E' })
  })

  test('another account’s card is refused with 200, even when both submit it at the same time', async () => {
    const owner = await newPatient(portal, { medicaidId: 'EF11111G' })
    const other = await newPatient(portal)
    const taken = await submit(other, 'ef11111g')
    expect([taken.status, taken.body.code]).toEqual([200, 'white_card_taken'])
    expect(await cardOf(other)).toMatchObject({ status: 'waiting', medicaidId: '' })
    expect((await submit(owner, 'EF11111G')).body.code).toBe('200')
    const rivals = [await newPatient(portal), await newPatient(portal)]
    const codes = await Promise.all(rivals.map(async (who) => (await submit(who, 'HI22222J')).body.code))
    expect(codes.sort()).toEqual(['200', 'white_card_taken'])
  })

  test('[W04] [P03] caregivers and staff are refused, and the refusal is audited', async () => {
    const caregiver = await newCaregiver(portal)
    for (const who of [caregiver, coordinator]) {
      expect((await submit(who as Person, 'KL33333M')).status).toBe(403)
      expect((await portal.call(getWhiteCard, {}, who.headers)).status).toBe(403)
    }
    const { refusals } = await portal.db
      .selectFrom('audit_entries')
      .select((e) => e.fn.countAll<string>().as('refusals'))
      .where('actor', '=', caregiver.id)
      .where('outcome', '=', 'refused')
      .executeTakeFirstOrThrow()
    expect(Number(refusals)).toBe(2)
  })

  test('submitting a card of another account is rate limited from the 11th time on', async () => {
    await newPatient(portal, { medicaidId: 'NO44444P' })
    const curious = await newPatient(portal)
    const codes: string[] = []
    for (let i = 0; i < 11; i++) codes.push((await submit(curious, 'NO44444P')).body.code)
    expect(codes.slice(0, 10)).toEqual(Array(10).fill('white_card_taken'))
    expect(codes[10]).toBe('too_many_requests')
  })
})

describe('[W06] staff decide', () => {
  test('a rejection has a reason that the patient reads; after reopening, another card can be submitted', async () => {
    const patient = await newPatient(portal)
    expect((await decide(patient.id, 'eligible')).status).toBe(404)
    await submit(patient, 'QR55555S')
    const queue = (await portal.call(getCheckPage, { pageSize: 100 }, coordinator.headers)).body.data
    expect(queue.records.map(({ accountId }) => accountId)).toContain(patient.id)
    const whole = await portal.call(getCheck, { accountId: patient.id }, coordinator.headers)
    expect(whole.body.data).toMatchObject({ maskedId: '•••••55S', status: 'submitted' })
    expect(await entriesOf(patient.id, 'white-card.read')).toBe(1)

    const without = await decide(patient.id, 'ineligible')
    expect([without.status, without.body.fields]).toEqual([400, { reason: expect.any(String) }])
    expect((await decide(patient.id, 'ineligible', 'The state has closed this card.')).status).toBe(200)
    expect(await cardOf(patient)).toMatchObject({ status: 'ineligible', reason: 'The state has closed this card.' })
    expect((await portal.messagesTo(patient.phone))[0]).toMatch(/answer about your white card/)
    expect((await submit(patient, 'QR55555T')).body.code).toBe('white_card_submitted')

    expect((await decide(patient.id, 'waiting', 'Please hand in the new card.')).status).toBe(200)
    expect(await cardOf(patient)).toMatchObject({ status: 'waiting', decidedAt: '' })
    expect((await submit(patient, 'QR55555T')).body.code).toBe('200')
    expect(await cardOf(patient)).toMatchObject({ status: 'submitted', medicaidId: '•••••55T', reason: '' })
    expect((await decide(patient.id, 'eligible')).status).toBe(200)
    expect(await cardOf(patient)).toMatchObject({ status: 'eligible' })
  })

  test('[USE-48] a number that was not found is no refusal: it has a reason and a text, stays visible for comparison, and another can be submitted at once', async () => {
    const patient = await newPatient(portal)
    await submit(patient, 'QN12345C')
    const blank = await decide(patient.id, 'not_found')
    expect([blank.status, Object.keys(fieldsOf(blank) ?? {})]).toEqual([400, ['reason']])
    const reason = reasonIn('notFound', 'en')
    expect(await decide(patient.id, 'not_found', reason)).toMatchObject({ status: 200 })
    expect(await cardOf(patient)).toMatchObject({ status: 'not_found', reason, medicaidId: 'QN12345C', promise: null })
    expect((await portal.call(getPatientInfo, {}, patient.headers)).body.data.whiteCardStatus).toBe('not_found')
    const [text] = await portal.messagesTo(patient.phone)
    expect(text).toContain('the number of your white card was not found. Please compare it with the card')
    expect(text).not.toMatch(/Medicaid|eligib|QN12345C/i)
    const listed = await portal.call(getCheckPage, { status: 'not_found' }, coordinator.headers)
    expect(listed.body.data.records).toMatchObject([{ accountId: patient.id, status: 'not_found', isOverdue: false }])
    expect((await submit(patient, 'QN12346C')).body.code).toBe('200')
    expect(await cardOf(patient)).toMatchObject({
      status: 'submitted',
      reason: '',
      decidedAt: '',
      medicaidId: '•••••46C',
    })
    expect((await wholeCard(patient.id)).history.map(({ status }) => status)).toEqual([
      'submitted',
      'not_found',
      'submitted',
    ])
  })

  test('a decision applies only to the card that staff have looked at', async () => {
    const patient = await newPatient(portal)
    await submit(patient, 'TU88888V')
    const { version } = await wholeCard(patient.id)
    // Reopened and submitted again within the same minute.
    await decide(patient.id, 'waiting')
    await submit(patient, 'TU99999V')
    const stale = { accountId: patient.id, version, status: 'eligible' as const }
    const { status, body } = await portal.call(decideCheck, stale, coordinator.headers)
    expect([status, body.code]).toEqual([409, 'changed_meanwhile'])
    expect(body.data).toMatchObject({ accountId: patient.id, status: 'submitted', version: expect.any(Number) })
    expect(await cardOf(patient)).toMatchObject({ status: 'submitted' })
  })

  test('ids are case-insensitive', async () => {
    const patient = await newPatient(portal)
    await submit(patient, 'WX99999Y')
    const answer = await portal.call(getCheck, { accountId: patient.id.toUpperCase() }, coordinator.headers)
    expect([answer.status, answer.body.data]).toEqual([200, expect.objectContaining({ maskedId: '•••••99Y' })])
  })

  async function entriesOf(accountId: string, action: string) {
    const rows = await portal.db
      .selectFrom('audit_entries')
      .select('number')
      .where('subject', '=', `patient ${accountId}`)
      .where('action', '=', action)
      .execute()
    return rows.length
  }
})
