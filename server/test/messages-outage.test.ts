import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { scaleTimeout } from '../../scripts/test/timeout.ts'
import { ProviderError } from '../src/messages/providers/provider.ts'
import { queueMessages } from '../src/messages/queue.ts'
import { sweepMessages } from '../src/messages/sweep.ts'
import { deliver } from '../src/messages/worker.ts'
import { Keyring } from '../src/secrets/keyring.ts'
import { queueLink } from '../src/staff/links.ts'
import { eventually, idle, type MessageFixture, openMessageFixture, phone } from './setup/messages.ts'
import { newStaff } from './setup/people.ts'

let fixture: MessageFixture

beforeEach(async () => {
  fixture = await openMessageFixture()
})
afterEach(() => fixture.close())

describe('one channel does not block the other', () => {
  test('codes go out while the mail server hangs', async () => {
    const messages = await fixture.open()
    fixture.mail.hangs = true
    for (let i = 0; i < 12; i++) await fixture.queue(messages, { channel: 'email', to: 'mei@example.com' })
    await eventually(() => expect(fixture.mail.waiting.length).toBeGreaterThan(0))
    await fixture.queue(messages, { text: 'your code' })
    await eventually(
      () => expect(fixture.provider.taken).toEqual([{ to: phone, text: 'your code' }]),
      scaleTimeout(3_000),
    )
    fixture.mail.hangs = false
    for (const take of fixture.mail.waiting) take()
  })

  test('messages without a provider wait, and go out once there is one', async () => {
    const messages = await fixture.open({ ...fixture.configured, smtp: undefined })
    await fixture.queue(messages, { channel: 'email', to: 'mei@example.com' })
    await fixture.queue(messages)
    await eventually(async () => expect(await fixture.statuses()).toEqual(['waiting', 'sent']))
    const { rows: jobs } = await sql`select retry_count from pgboss.job where name = 'messages.email'`.execute(
      fixture.portal.db,
    )
    expect(jobs).toEqual([{ retry_count: 0 }])
    expect(fixture.output().match(/no provider/g)).toHaveLength(1)
    await fixture.open()
    await fixture.allAre('sent')
    expect(fixture.mail.taken).toHaveLength(1)
  })
})

test('content sealed with an unknown key is left to a process that has the key', async () => {
  const messages = await fixture.open(idle)
  const stranger = new Keyring([{ id: 'stranger', secret: Buffer.alloc(32, 1) }])
  const message = {
    channel: 'sms',
    to: phone,
    text: 'sealed',
    cause: { kind: 'stranger', subject: '1', occurrence: '' },
  } as const
  await fixture.portal.db.transaction().execute((step) => queueMessages(step, { keys: stranger, messages }, [message]))
  await fixture.open()
  await eventually(async () => expect((await fixture.rows())[0]?.attempts).toBeGreaterThan(0))
  expect((await fixture.rows())[0]).toMatchObject({ status: 'waiting', problem: 'cannot be opened' })
})

describe('every message ends', () => {
  test('the last attempt ends the message as failed and erases its content', async () => {
    const messages = await fixture.open(idle)
    await fixture.queue(messages)
    const [row] = await fixture.rows()
    const job = { data: { id: row?.id ?? '' }, retryCount: 150, retryLimit: 150 }
    const { db, keys } = fixture.portal
    const provider = { send: () => Promise.reject(new ProviderError('HTTP 503', { permanent: false })) }
    const log = { info() {}, warn() {}, error() {} }
    await deliver({ db, keys, provider, keepContent: false, log }, job)
    const ended = { status: 'failed', problem: 'HTTP 503', attempts: 151, content_sealed: null }
    expect((await fixture.rows())[0]).toMatchObject(ended)
  })

  test('unsent messages are swept: expired codes, and others after two days', async () => {
    const messages = await fixture.open(idle)
    const now = new Date()
    const cause = { kind: 'notice', subject: '1', occurrence: '' }
    await fixture.queue(messages, { cause: { ...cause, kind: 'code' }, expiresAt: new Date(now.getTime() + 300_000) })
    await fixture.queue(messages, { cause })
    const after = (hours: number) => sweepMessages(fixture.portal, new Date(now.getTime() + hours * 3_600_000))
    const left = async () => (await fixture.rows()).map((row) => [row.kind, row.status, row.content_sealed === null])
    expect(await after(1)).toBe(0)
    expect(await after(2)).toBe(1)
    expect(await left()).toEqual([
      ['code', 'expired', true],
      ['notice', 'waiting', false],
    ])
    expect(await after(51)).toBe(1)
    expect(await left()).toEqual([
      ['code', 'expired', true],
      ['notice', 'failed', true],
    ])
  })
})

describe('starting and stopping', () => {
  test('processes starting at the same time on a new database all get an outbox', async () => {
    await sql`drop schema pgboss cascade`.execute(fixture.portal.db)
    const [one] = await Promise.all([fixture.open(), fixture.open(), fixture.open()])
    await fixture.queue(one)
    await fixture.allAre('sent')
    expect(fixture.output()).not.toContain('has a problem')
  })

  test('stopping waits for deliveries in progress', async () => {
    const held: (() => void)[] = []
    const { answer } = fixture.provider
    fixture.provider.answer = (response, take) => held.push(() => answer(response, take))
    const messages = await fixture.open()
    await fixture.queue(messages)
    await eventually(() => expect(held).toHaveLength(1))
    const stopping = messages.stop()
    expect(await fixture.statuses()).toEqual(['waiting'])
    held[0]?.()
    await stopping
    expect(await fixture.statuses()).toEqual(['sent'])
  })
})

test('[BUG-4] a code waits behind no notice, however many there are, and is retried until it expires', async () => {
  const messages = await fixture.open()
  const waiting: (() => void)[] = []
  // The provider answers a notice only when the test says so.
  fixture.provider.answer = (response, take) => {
    const accept = () => response.writeHead(201).end('{"sid":"SM1"}')
    const before = fixture.provider.taken.length
    take()
    const isCode = fixture.provider.taken[before]?.text === 'your code'
    if (isCode) accept()
    else waiting.push(accept)
  }
  const expiresAt = new Date(Date.now() + 300_000)
  const notices = Array.from({ length: 300 }, (_, i) => ({
    channel: 'sms' as const,
    to: phone,
    text: 'called off',
    expiresAt,
    cause: { kind: 'calledOff', subject: String(i), occurrence: '' },
  }))
  const { db, keys } = fixture.portal
  await db.transaction().execute((tx) => queueMessages(tx, { keys, messages }, notices))
  await eventually(() => expect(waiting.length).toBeGreaterThan(0))
  await fixture.queue(messages, { text: 'your code', isUrgent: true, expiresAt })
  await eventually(() => expect(fixture.provider.taken.map(({ text }) => text)).toContain('your code'))
  expect(fixture.provider.taken.length).toBeLessThan(30)
  for (const accept of waiting) accept()
  fixture.provider.answer = (response) => response.writeHead(201).end('{"sid":"SM1"}')
  await fixture.allAre('sent')
})

test('[BUG-4] only urgent messages, codes and links, are retried every few seconds', async () => {
  const messages = await fixture.open(idle)
  const expiresAt = new Date(Date.now() + 300_000)
  await fixture.queue(messages, { expiresAt })
  await fixture.queue(messages, { expiresAt, isUrgent: true })
  const { db, keys } = fixture.portal
  const { id } = await newStaff(fixture.portal, 'coordinator')
  const services = { keys, messages, staffUrl: () => 'https://staff.example' }
  await db.transaction().execute((tx) => queueLink(tx, services, id, 'reset'))
  const jobs = sql`select name, retry_delay_max from pgboss.job order by name`
  expect((await jobs.execute(fixture.portal.db)).rows).toEqual([
    // That the new member has an authenticator.
    { name: 'messages.email', retry_delay_max: 600 },
    { name: 'messages.email.urgent', retry_delay_max: 15 },
    { name: 'messages.sms', retry_delay_max: 600 },
    { name: 'messages.sms.urgent', retry_delay_max: 15 },
  ])
})
