import { writeToApplicant } from '@portal/contract/care/applications/staff'
import { getUndeliveredOf } from '@portal/contract/work/undelivered'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sweepMessages } from '../../src/messages/sweep.ts'
import { idle, type MessageFixture, openMessageFixture } from '../setup/messages.ts'
import { newPhone, newStaff, type Person } from '../setup/people.ts'
import { queueReader, waitingRecords } from '../setup/work.ts'

const hour = 3_600_000

let fixture: MessageFixture
let staff: Awaited<ReturnType<typeof newStaff>>
let application: { id: string; person: Person }

beforeEach(async () => {
  fixture = await openMessageFixture()
  staff = await newStaff(fixture.portal, 'coordinator')
  application = await waitingRecords(() => fixture).application()
})
afterEach(() => fixture.close())

const write = () =>
  fixture.portal.call(writeToApplicant, { id: application.id, text: 'Please call us.' }, staff.headers)
const items = () => queueReader(fixture.portal).all(staff, { task: 'undelivered' })
const inRecord = async () =>
  (await fixture.portal.call(getUndeliveredOf, { accountId: application.person.id }, staff.headers)).body.data

test('[BUG-10] a message that expired before it was sent is in the queue and in the record', async () => {
  const { db } = fixture.portal
  await db.deleteFrom('messages').execute()
  await write()
  const past = { created_at: new Date(Date.now() - 2 * hour), expires_at: new Date(Date.now() - hour / 2) }
  await db.updateTable('messages').set(past).execute()
  await fixture.open()
  await fixture.allAre('expired')
  expect(await items()).toMatchObject([{ name: 'Mei Chen', undelivered: { channel: 'sms', reason: 'unavailable' } }])
  expect(await inRecord()).toMatchObject([{ channel: 'sms', reason: 'unavailable' }])
})

test('[BUG-10] a message still unsent after two days is in the queue and in the record', async () => {
  await write()
  const { db, keys } = fixture.portal
  await sweepMessages({ db, keys }, new Date(Date.now() + 51 * hour))
  expect(new Set(await fixture.statuses())).toEqual(new Set(['failed', 'expired']))
  expect(await items()).toMatchObject([{ name: 'Mei Chen', undelivered: { channel: 'sms', reason: 'unavailable' } }])
  expect(await inRecord()).toMatchObject([{ channel: 'sms' }])
})

test('[BUG-10] a swept message that cannot be decrypted ends without an item', async () => {
  await write()
  await fixture.portal.db
    .updateTable('messages')
    .set({ content_sealed: Buffer.from('lost') })
    .execute()
  const { db, keys } = fixture.portal
  await sweepMessages({ db, keys }, new Date(Date.now() + 51 * hour))
  expect(await fixture.statuses()).not.toContain('waiting')
  expect(await items()).toEqual([])
})

test('[BUG-10] a code that is not sent on purpose creates no item', async () => {
  const messages = await fixture.open(idle)
  const { phone } = application.person
  await fixture.queue(messages, { to: phone, expiresAt: new Date(0) })
  await fixture.queue(messages, { to: newPhone(), expiresAt: new Date(Date.now() + 1_000) })
  await fixture.portal.db.deleteFrom('messages').where('kind', '!=', 'test').execute()
  const { db, keys } = fixture.portal
  await sweepMessages({ db, keys }, new Date(Date.now() + 51 * hour))
  expect(await fixture.statuses()).toEqual(['expired', 'expired'])
  expect(await items()).toEqual([])
})
