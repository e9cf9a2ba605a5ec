import { deleteAccount } from '@portal/contract/accounts/own'
import { getCardHolder, setCardHolder } from '@portal/contract/care/shared/card-holder'
import { getCheck } from '@portal/contract/care/white-card/checks'
import { submitWhiteCard } from '@portal/contract/care/white-card/white-card'
import { fieldTexts } from '@portal/contract/fields/field-texts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { resealCare } from '../../../src/care/reseal.ts'
import { sealHolder } from '../../../src/care/shared/sealing.ts'
import { Keyring } from '../../../src/secrets/keyring.ts'
import { openExchange, waitingPatient } from '../../setup/batches.ts'
import { newPatient, type Person, password } from '../../setup/people.ts'
import { openPortal } from '../../setup/portal.ts'

const portal = await openPortal()
const chen = { lastName: 'CHEN', firstName: 'MEI', birthDate: '1948-05-21' }
let exchange: Awaited<ReturnType<typeof openExchange>>

beforeAll(async () => {
  exchange = await openExchange(portal)
})

type Who = Pick<Person, 'headers'>
const holderOf = async ({ headers }: Who) => (await portal.call(getCardHolder, {}, headers)).body.data
const give = ({ headers }: Who, holder = chen, language = 'en') =>
  portal.call(setCardHolder, holder, { ...headers, 'accept-language': language })
const seenByStaff = async (accountId: string) =>
  (await portal.call(getCheck, { accountId, list: 'submitted' }, exchange.headers)).body.data
const entries = (action: string, subject: string) =>
  portal.db
    .selectFrom('audit_entries')
    .select('actor')
    .where('action', '=', action)
    .where('subject', '=', subject)
    .execute()

describe('[X12-7] name and birth date on the card', () => {
  test('are asked for once a card is submitted; without them the check proceeds as specified', async () => {
    const patient = await newPatient(portal)
    const before = { status: 'waiting', submittedAt: '', number: '' }
    expect(await holderOf(patient)).toEqual({ holder: null, isAsked: false, mayChange: true, ...before })
    const submitted = await portal.call(submitWhiteCard, { whiteCardId: 'HD00001A' }, patient.headers)
    expect([submitted.body.code, submitted.body.data]).toEqual(['200', null])
    const after = { status: 'submitted', submittedAt: expect.stringMatching(/^\d{4}-/), number: '' }
    expect(await holderOf(patient)).toEqual({ holder: null, isAsked: true, mayChange: true, ...after })
    const given = await give(patient, { ...chen, lastName: ' ｃｈｅｎ ' })
    expect(given.body.data).toEqual({ holder: chen, isAsked: false, mayChange: true, ...after })
    expect(await holderOf(patient)).toEqual(given.body.data)
    expect(await entries('white-card.holder', `patient ${patient.id}`)).toEqual([{ actor: patient.id }])
  })

  test('can be corrected until the check is decided, and again once it is reopened', async () => {
    const patient = await waitingPatient(portal)
    await give(patient)
    const other = { ...chen, birthDate: '1948-05-12' }
    expect((await give(patient, other)).body.data.holder).toEqual(other)
    await exchange.decide(patient.id, 'eligible')
    const late = await give(patient, chen, 'zh-TW')
    expect([late.status, late.body.code]).toEqual([409, 'white_card_decided'])
    expect(late.body.message).toMatch(/白卡已經查過/)
    const decided = { status: 'eligible', number: '' }
    expect(await holderOf(patient)).toMatchObject({ holder: other, isAsked: false, mayChange: false, ...decided })
    await exchange.decide(patient.id, 'waiting')
    expect((await give(patient)).body.data.holder).toEqual(chen)
  })

  test.each([
    ['lastName', '陳', 'cardName'],
    ['firstName', '', 'required'],
    ['birthDate', '2099-01-01', 'birthFuture'],
    ['birthDate', '1899-12-31', 'birthEarly'],
    ['birthDate', '1948-02-31', 'birthDay'],
  ] as const)('%s "%s" is refused at the field, in the language of the patient', async (field, wrong, message) => {
    const patient = await waitingPatient(portal)
    for (const language of ['en', 'zh-CN', 'zh-TW'] as const) {
      const { status, body } = await give(patient, { ...chen, [field]: wrong }, language)
      expect([status, body.code, body.fields]).toEqual([
        400,
        'invalid_input',
        { [field]: fieldTexts[message][language] },
      ])
    }
    expect((await holderOf(patient)).holder).toBeNull()
  })

  test('are shown to staff with the check, which is audited, and do not change the check’s version', async () => {
    const patient = await waitingPatient(portal)
    const before = await seenByStaff(patient.id)
    expect(before.holder).toBeNull()
    await give(patient)
    expect(await seenByStaff(patient.id)).toMatchObject({ holder: chen, version: before.version })
    expect(await entries('white-card.read', `patient ${patient.id}`)).toHaveLength(2)
  })

  test('are encrypted in the database, re-encrypted with a new key, and deleted with the account', async () => {
    const patient = await waitingPatient(portal)
    await give(patient, { lastName: 'QZXCANARY', firstName: 'QZYCANARY', birthDate: '1931-03-17' })
    const stored = async () =>
      (
        await sql<{ row: string; sealed: Buffer }>`
        select p::text as row, card_holder_sealed as sealed from patients p where account_id = ${patient.id}`.execute(
          portal.db,
        )
      ).rows[0]
    const first = await stored()
    const raw = `${first?.row} ${first?.sealed.toString('latin1')}`
    for (const word of ['QZXCANARY', 'QZYCANARY', '1931-03-17']) expect(raw).not.toContain(word)

    const older = new Keyring([{ id: 'old', secret: Buffer.from(inject('secrets')[1] ?? '', 'base64') }])
    const sealed = sealHolder(older, patient.id, chen)
    await portal.db
      .updateTable('patients')
      .set({ card_holder_sealed: sealed })
      .where('account_id', '=', patient.id)
      .execute()
    expect(await resealCare(portal)).toBeGreaterThan(0)
    expect(portal.keys.keyIdOf((await stored())?.sealed ?? Buffer.alloc(0))).toBe('new')
    expect((await holderOf(patient)).holder).toEqual(chen)

    await portal.call(deleteAccount, { currentPassword: password }, patient.headers)
    expect(await stored()).toBeUndefined()
  })
})
