import { changePassword, deleteAccount } from '@portal/contract/accounts/own'
import { submitWhiteCard } from '@portal/contract/care/white-card/white-card'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { queueMessages, withdrawMessages } from '../src/messages/queue.ts'
import { messageDisposals } from '../src/messages/sweep.ts'
import { newPatient, password } from './setup/people.ts'
import { openPortal } from './setup/portal.ts'

const day = 86_400_000
const portal = await openPortal()

const causesOf = (subject: string) =>
  portal.db
    .selectFrom('messages')
    .select(['kind', 'occurrence'])
    .where('subject', '=', subject)
    .orderBy('created_at')
    .execute()

test('[SEC-27] a message has a kind, a subject and an occurrence', async () => {
  const { id, headers } = await newPatient(portal)
  const other = 'Other-plum-88!'
  await portal.call(changePassword, { currentPassword: password, password: other, confirmation: other }, headers)
  await portal.call(submitWhiteCard, { whiteCardId: 'GH12345K' }, headers)
  const { white_card_submitted_at } = await portal.db
    .selectFrom('patients')
    .select('white_card_submitted_at')
    .where('account_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(await causesOf(id)).toEqual([
    { kind: 'patientRegistered', occurrence: 'once' },
    { kind: 'passwordChanged', occurrence: 'version 2' },
    { kind: 'whiteCardSubmitted', occurrence: white_card_submitted_at?.toISOString() },
  ])
})

test('[SEC-27] a cause queues one message per channel, even concurrently; a withdrawn one can be queued again', async () => {
  const cause = { kind: 'test', subject: 'swap', occurrence: 'first' }
  const queue = () =>
    portal.db
      .transaction()
      .execute((step) => queueMessages(step, portal, [{ channel: 'sms', to: '+12125550123', text: 'Hello', cause }]))
  const statuses = async () => {
    const rows = portal.db.selectFrom('messages').select('status').where('subject', '=', 'swap')
    return (await rows.orderBy('created_at').execute()).map(({ status }) => status)
  }
  await Promise.all([queue(), queue(), queue()])
  expect(await statuses()).toEqual(['waiting'])
  const withdrawn = portal.db.transaction().execute((tx) => withdrawMessages(tx, ['test'], ['swap']))
  expect(await withdrawn).toEqual([cause])
  await queue()
  expect(await statuses()).toEqual(['withdrawn', 'waiting'])
})

test('[SEC-27] no account id remains in messages after the account is deleted', async () => {
  const { id, phone, headers } = await newPatient(portal)
  await portal.call(submitWhiteCard, { whiteCardId: 'LM12345N' }, headers)
  expect(await causesOf(id)).toHaveLength(2)
  await portal.call(deleteAccount, { currentPassword: password }, headers)
  const { rows } = await sql`select * from messages where messages::text like ${`%${id}%`}`.execute(portal.db)
  expect(rows).toEqual([])
  expect(await portal.messagesTo(phone)).toContainEqual(expect.stringContaining('your account was deleted'))
})

test('[SEC-27] rows of ended messages are deleted from a moment on, waiting ones stay', async () => {
  const { id } = await newPatient(portal)
  await sql`update messages set status = 'sent', content_sealed = null where subject = ${id}`.execute(portal.db)
  const waiting = () => sql`select id from messages where status = 'waiting' order by id`.execute(portal.db)
  const before = (await waiting()).rows
  const [disposal] = messageDisposals.messages ?? []
  if (!disposal) throw new Error('messages have a period')
  const due = async (days: number) => {
    const before = disposal.due(new Date(Date.now() - days * day))
    const { rows } = await sql<{ id: string }>`select r.id from ${before}`.execute(portal.db)
    return rows.map((row) => row.id)
  }
  const own = await sql<{ id: string }>`select id from messages where subject = ${id}`.execute(portal.db)
  const [message = ''] = own.rows.map((row) => row.id)
  expect(await due(1)).not.toContain(message)
  expect(await due(-1)).toContain(message)
  await portal.db.transaction().execute(async (tx) => disposal.remove(tx, await due(-1)))
  expect(await causesOf(id)).toEqual([])
  expect((await waiting()).rows).toEqual(before)
})
