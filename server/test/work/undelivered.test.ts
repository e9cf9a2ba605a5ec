import { changePhone, sendPhoneCode } from '@portal/contract/accounts/own'
import { writeToApplicant } from '@portal/contract/care/applications/staff'
import { addWorkNote, getWorkNotes } from '@portal/contract/work/staff'
import { getUndelivered, getUndeliveredOf, settleUndelivered } from '@portal/contract/work/undelivered'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { eventually, type MessageFixture, openMessageFixture } from '../setup/messages.ts'
import { codeOf, newPhone, newStaff, type Person, proveOwnEmail } from '../setup/people.ts'
import { save } from '../setup/saving.ts'
import { queueReader, waitingRecords } from '../setup/work.ts'

let fixture: MessageFixture
let staff: Awaited<ReturnType<typeof newStaff>>
let application: { id: string; number: string; person: Person }

beforeEach(async () => {
  fixture = await openMessageFixture()
  staff = await newStaff(fixture.portal, 'coordinator')
  application = await waitingRecords(() => fixture).application()
})
afterEach(() => fixture.close())

const replied = (code: number) => (response: { writeHead(status: number): { end(body: string): void } }) =>
  response.writeHead(400).end(JSON.stringify({ code }))

const write = () =>
  fixture.portal.call(writeToApplicant, { id: application.id, text: 'Please call us.' }, staff.headers)

/** The items of the queue about messages that did not arrive. */
const items = () => queueReader(fixture.portal).all(staff, { task: 'undelivered' })

/** The channels by which messages do not reach the applicant, as their record shows them. */
const inRecord = async () =>
  (await fixture.portal.call(getUndeliveredOf, { accountId: application.person.id }, staff.headers)).body.data

/** Sends what is queued, then refuses a text message about the application, as the provider does after STOP. */
async function refuseText(code = 21610) {
  const messages = await fixture.open()
  await fixture.allAre('sent')
  const answer = fixture.provider.answer
  fixture.provider.answer = replied(code)
  await write()
  await eventually(async () => expect(await inRecord()).toHaveLength(1))
  const [item] = await items()
  return { messages, item, accept: () => Object.assign(fixture.provider, { answer }) }
}

test('[BUG-10] [SEC-32] a text message blocked by STOP is in the queue and the record, with the person to call and the application', async () => {
  const { item } = await refuseText()
  expect(item).toMatchObject({
    kind: 'undelivered',
    name: 'Mei Chen',
    undelivered: { channel: 'sms', reason: 'stopped' },
    due: expect.any(String),
  })
  const { body } = await fixture.portal.call(getUndelivered, { id: item?.id ?? '' }, staff.headers)
  const { id, phone } = application.person
  expect(body.data).toMatchObject({
    topic: 'application',
    application: { id: application.id, number: application.number },
    account: {
      id,
      kind: 'patient',
      firstName: 'Mei',
      lastName: 'Chen',
      phone,
      email: 'mei@example.com',
      emailProved: false,
    },
    handled: null,
  })
  expect(await inRecord()).toMatchObject([{ id: item?.id, channel: 'sms', reason: 'stopped' }])
  const read = fixture.portal.db.selectFrom('audit_entries').select('subject').where('action', '=', 'undelivered.read')
  const subjects = new Set((await read.execute()).map(({ subject }) => subject))
  expect(subjects).toEqual(new Set([`undelivered ${item?.id}`, `account ${application.person.id}`]))
})

test('[BUG-10] the item leaves the queue and the record when a later message arrives', async () => {
  const { item, accept } = await refuseText(21211)
  expect(item?.undelivered?.reason).toBe('wrong_address')
  accept()
  await write()
  await eventually(async () => expect(await inRecord()).toEqual([]))
  expect(await items()).toEqual([])
  expect((await fixture.portal.call(getUndelivered, { id: item?.id ?? '' }, staff.headers)).status).toBe(404)
})

test('[BUG-10] staff close the item with a note; the record names them; the next failure reopens it', async () => {
  const { item } = await refuseText()
  const record = { kind: 'undelivered' as const, id: item?.id ?? '' }
  const note = { ...record, noteId: crypto.randomUUID(), text: 'Her daughter knows.' }
  expect((await fixture.portal.call(addWorkNote, note, staff.headers)).status).toBe(200)
  const settled = await save(fixture.portal, settleUndelivered, { id: record.id }, staff.headers)
  expect(settled.body.data.handled).toEqual({ at: expect.any(String), by: 'Sam Lee' })
  expect(await items()).toEqual([])
  expect(await inRecord()).toMatchObject([{ id: record.id, handled: { by: 'Sam Lee' } }])
  await write()
  await eventually(async () => expect(await items()).toMatchObject([{ id: record.id }]))
  const notes = (await fixture.portal.call(getWorkNotes, record, staff.headers)).body.data
  expect(notes.map(({ text }) => text)).toEqual(['Her daughter knows.'])
})

test('[BUG-10] closing an item is refused when another message has failed since it was read', async () => {
  const { item } = await refuseText()
  const { version, failedAt } = (await fixture.portal.call(getUndelivered, { id: item?.id ?? '' }, staff.headers)).body
    .data
  await write()
  await eventually(async () => expect((await inRecord())[0]?.failedAt).not.toBe(failedAt))
  const stale = await fixture.portal.call(settleUndelivered, { id: item?.id ?? '', version }, staff.headers)
  expect(stale.body.code).toBe('changed_meanwhile')
  expect(await items()).toHaveLength(1)
})

test('[BUG-10] a changed phone number closes the item', async () => {
  const { messages, accept } = await refuseText()
  await messages.stop()
  const { headers, password } = application.person
  const phone = newPhone()
  await fixture.portal.call(sendPhoneCode, { phone }, headers)
  const code = await codeOf(fixture.portal, phone)
  expect((await fixture.portal.call(changePhone, { phone, code, currentPassword: password }, headers)).status).toBe(200)
  expect(await items()).toEqual([])
  accept()
})

test('[BUG-10] a permanently rejected e-mail is in the queue; a code to an unknown number is not', async () => {
  const { portal } = fixture
  await proveOwnEmail(portal, application.person, 'mei@example.com')
  await portal.db
    .updateTable('application_requests')
    .set({ notify_sms: false, notify_email: true })
    .where('id', '=', application.id)
    .execute()
  await fixture.open()
  await fixture.allAre('sent')
  fixture.mail.refuse = 550
  fixture.provider.answer = replied(21610)
  await portal.call(sendPhoneCode, { phone: newPhone() }, application.person.headers)
  await write()
  await eventually(async () => expect((await fixture.statuses()).slice(-2)).toEqual(['failed', 'failed']))
  expect(await items()).toMatchObject([
    { name: 'Mei Chen', undelivered: { channel: 'email', reason: 'wrong_address' } },
  ])
})
