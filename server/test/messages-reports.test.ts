import { writeToApplicant } from '@portal/contract/care/applications/staff'
import { getUndeliveredOf } from '@portal/contract/work/undelivered'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { reportsUrl } from '../src/http/input/signed-form.ts'
import { twilio } from '../src/messages/providers/twilio.ts'
import { signedReport, twilioServer } from './messages/providers.ts'
import { eventually } from './setup/messages.ts'
import { newStaff, type Person } from './setup/people.ts'
import { startPortal, type TestPortal } from './setup/portal.ts'
import { queueReader, waitingRecords } from './setup/work.ts'

let portal: TestPortal
let provider: Awaited<ReturnType<typeof twilioServer>>
let staff: Awaited<ReturnType<typeof newStaff>>
let application: { id: string; number: string; person: Person }

beforeEach(async () => {
  provider = await twilioServer()
  portal = await startPortal()
  staff = await newStaff(portal, 'coordinator')
  application = await waitingRecords(() => ({ portal })).application()
  await portal.db.deleteFrom('messages').execute()
  const { connectionString } = portal
  await portal.close()
  portal = await startPortal({ settings: settings(), database: connectionString })
})
afterEach(async () => {
  await portal.close()
  provider.close()
})

const settings = () => ({
  SMS_ACCOUNT_SID: 'AC1',
  SMS_AUTH_TOKEN: 'hush',
  SMS_FROM: '+12125550100',
  SMS_URL: provider.url,
})

const items = () => queueReader(portal).all(staff, { task: 'undelivered' })
const inRecord = async () =>
  (await portal.call(getUndeliveredOf, { accountId: application.person.id }, staff.headers)).body.data

/** Sends a text about the application, which the provider accepts. @returns where it reports */
async function sendText(): Promise<string> {
  const sent = provider.reportsTo.length
  await portal.call(writeToApplicant, { id: application.id, text: 'Please call us.' }, staff.headers)
  await eventually(() => expect(provider.reportsTo.length).toBeGreaterThan(sent))
  await eventually(async () => {
    const statuses = await portal.db.selectFrom('messages').select('status').execute()
    expect(statuses.map(({ status }) => status)).not.toContain('waiting')
  })
  return provider.reportsTo.at(-1) ?? ''
}

const fields = (MessageStatus: string, ErrorCode?: string) => ({
  AccountSid: 'AC1',
  ApiVersion: '2010-04-01',
  From: '+12125550100',
  MessageSid: 'SM1',
  SmsSid: 'SM1',
  To: application.person.phone,
  MessageStatus,
  SmsStatus: MessageStatus,
  ...(ErrorCode && { ErrorCode }),
})
const report = async (url: string, ...told: [status: string, error?: string]) =>
  (await portal.send(signedReport(url, fields(...told)))).statusCode

describe('[BUG-10] what the carrier did with an accepted text', () => {
  test.each([
    ['undelivered', '21610', 'stopped'],
    ['undelivered', '30003', 'unavailable'],
    ['undelivered', '30006', 'wrong_address'],
    ['failed', '30007', 'refused'],
    ['undelivered', undefined, 'unavailable'],
  ] as const)('%s with %s is an item and in the record: %s', async (status, error, reason) => {
    const url = await sendText()
    expect(url).toMatch(/^http:\/\/portal\.test\/home\/delivery\/[0-9a-f-]{36}$/)
    expect(await items()).toEqual([])
    expect(await report(url, status, error)).toBe(200)
    expect(await items()).toMatchObject([{ name: 'Mei Chen', undelivered: { channel: 'sms', reason } }])
    expect(await inRecord()).toMatchObject([{ channel: 'sms', reason }])
    const [message] = await portal.db.selectFrom('messages').select(['status', 'problem']).execute()
    expect(message).toEqual({ status: 'failed', problem: error ? `${status} (${error})` : status })
  })

  test('the item stays while later texts are only accepted, and leaves when one is delivered', async () => {
    await report(await sendText(), 'undelivered', '30003')
    const [{ id = '' } = {}] = await items()
    const later = await sendText()
    for (const status of ['queued', 'sent']) expect(await report(later, status)).toBe(200)
    expect(await items()).toMatchObject([{ id }])
    expect(await report(later, 'delivered')).toBe(200)
    expect(await items()).toEqual([])
    expect(await inRecord()).toEqual([])
  })

  test('a repeated report does not open again what staff have settled', async () => {
    const url = await sendText()
    await report(url, 'undelivered', '30003')
    await portal.db.updateTable('undelivered').set({ handled_at: new Date() }).execute()
    expect(await report(url, 'undelivered', '30003')).toBe(200)
    expect(await items()).toEqual([])
  })

  test('a report about a message that is gone is accepted and changes nothing', async () => {
    const url = await sendText()
    await portal.db.deleteFrom('messages').execute()
    expect(await report(url, 'undelivered', '21610')).toBe(200)
    expect(await items()).toEqual([])
  })
})

describe('[BUG-10] only the provider reports', () => {
  test('a report without its signature, or with another one, is refused and changes nothing', async () => {
    const url = await sendText()
    const good = signedReport(url, fields('undelivered', '21610'))
    const { 'x-twilio-signature': signature, ...unsigned } = good.headers
    const other = signedReport(url, fields('delivered')).headers
    const forged = signedReport(url, fields('undelivered', '21610'), 'guess').headers
    expect(signature).toMatch(/^[\w+/]{27}=$/)
    for (const headers of [unsigned, other, forged, { ...unsigned, 'x-twilio-signature': 'short' }])
      expect((await portal.send({ ...good, headers })).statusCode).toBe(403)
    expect(await items()).toEqual([])
  })

  test('refused reports count toward the limit of requests, and the provider’s own do not', async () => {
    const url = await sendText()
    const limited = await startPortal({
      settings: { ...settings(), RATE_LIMIT: '3' },
      database: portal.connectionString,
    })
    const forged = signedReport(url, fields('sent'), 'guess')
    const seen: number[] = []
    for (let i = 0; i < 6; i++) seen.push((await limited.send(forged)).statusCode)
    expect(seen).toEqual([403, 403, 403, 429, 429, 429])
    for (let i = 0; i < 6; i++) expect((await limited.send(signedReport(url, fields('sent')))).statusCode).toBe(200)
    await limited.close()
  })

  test.each([
    ['a JSON body', { body: '{"MessageStatus":"failed"}', headers: { 'content-type': 'application/json' } }],
    ['no body', { body: undefined, headers: {} }],
    ['a broken form', { body: '%E0%A4%A&&=', headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
  ])('%s is refused, with a wrong signature or none', async (_, { body, headers }) => {
    const url = `/home/delivery/${crypto.randomUUID()}`
    for (const signature of [{}, { 'x-twilio-signature': 'AAAA' }]) {
      const sent = { method: 'POST', url, body, headers: { ...headers, ...signature } as Record<string, string> }
      expect((await portal.send(sent)).statusCode).toBe(403)
    }
  })

  test('no other call takes such a form', async () => {
    const { headers, body } = signedReport('http://portal.test/home/auth/login', { username: 'mei' })
    expect((await portal.send({ method: 'POST', url: '/home/auth/login', body, headers })).statusCode).toBe(415)
  })
})

test.each([
  ['https://care.example.org', 'https://care.example.org/home/delivery/'],
  ['http://localhost:3000', undefined],
  ['http://127.0.0.1:3000', undefined],
  [undefined, undefined],
])('[BUG-10] at %s the provider reports to %s', (siteUrl, url) => {
  expect(reportsUrl(siteUrl)).toBe(url)
  const account = { accountSid: 'AC1', authToken: 'hush', from: '+12125550100', url: provider.url }
  expect(twilio({ ...account, reportsTo: reportsUrl(siteUrl) }).reports).toBe(url !== undefined)
})
