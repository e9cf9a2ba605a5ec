import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ProviderError } from '../src/messages/providers/provider.ts'
import { smtp } from '../src/messages/providers/smtp.ts'
import { twilio } from '../src/messages/providers/twilio.ts'
import { mailServer, twilioServer } from './messages/providers.ts'

const text = { to: '+12125550142', text: 'Hello' }
const mail = { to: 'mei@example.com', subject: 'Hello', text: 'How are you?' }
const account = { accountSid: 'AC1', authToken: 'hush', from: '+12125550100' }
const nobodyListens = '127.0.0.1:9'

async function refusal(sending: Promise<void>) {
  const error = await sending.then(
    () => undefined,
    (error: unknown) => error,
  )
  return error instanceof ProviderError ? [error.message, error.permanent ? 'for good' : 'for now'] : error
}

/** Why messages to the address do not arrive, as staff read it. */
async function reasonOf(sending: Promise<void>) {
  const error = await sending.catch((error: unknown) => error)
  return error instanceof ProviderError ? error.reason : undefined
}

describe('Twilio', () => {
  let server: Awaited<ReturnType<typeof twilioServer>>
  beforeEach(async () => {
    server = await twilioServer()
  })
  afterEach(() => server.close())
  const sending = (timeout = 10_000) => twilio({ ...account, url: server.url, timeout }).send(text, 'key')

  test.each([
    [400, '{"code":21211,"message":"+12125550142 is no number"}', 'HTTP 400 (21211)', 'for good'],
    [422, 'not JSON', 'HTTP 422', 'for good'],
    [401, '{"code":20003}', 'HTTP 401 (20003)', 'for now'],
    [429, '{"code":20429}', 'HTTP 429 (20429)', 'for now'],
    [500, '', 'HTTP 500', 'for now'],
    [503, '<html>', 'HTTP 503', 'for now'],
  ])('%i refuses %s', async (status, body, problem, kind) => {
    server.answer = (response: ServerResponse) => response.writeHead(status).end(body)
    expect(await refusal(sending())).toEqual([problem, kind])
  })

  test.each([
    [400, '{"code":21610}', 'stopped'],
    [400, '{"code":21211}', 'wrong_address'],
    [400, '{"code":21614}', 'wrong_address'],
    [400, '{"code":21408}', 'refused'],
    [422, 'not JSON', 'refused'],
    [503, '', 'unavailable'],
  ])('[BUG-10] %i %s means %s', async (status, body, reason) => {
    server.answer = (response: ServerResponse) => response.writeHead(status).end(body)
    expect(await reasonOf(sending())).toBe(reason)
  })

  test.each([
    ['en', 'en-US'],
    ['zh-CN', 'zh-CN'],
    ['zh-TW', 'zh-TW'],
  ] as const)('[USE-63] a code in %s is read aloud by a call from the number for calls', async (spokenIn, voice) => {
    const calling = twilio({ ...account, callsFrom: '+12125550199', url: server.url })
    await calling.send({ to: '+12125550142', text: 'A & B: 4, 7, 1 < 5', spokenIn }, 'key')
    expect(server.asked).toEqual(['POST /2010-04-01/Accounts/AC1/Calls.json Basic QUMxOmh1c2g= +12125550199'])
    const say = `<Say language="${voice}">A &amp; B: 4, 7, 1 &lt; 5</Say>`
    expect(server.taken).toEqual([{ to: '+12125550142', text: `<Response><Pause length="1"/>${say}</Response>` }])
  })

  test('a timeout and an unreachable server are retried', async () => {
    server.answer = () => {}
    expect(await refusal(sending(100))).toEqual(['timeout', 'for now'])
    const away = twilio({ ...account, url: `http://${nobodyListens}` })
    expect(await refusal(away.send(text, 'key'))).toEqual(['network', 'for now'])
  })

  test('an accepted message counts as sent even if the response breaks off', async () => {
    server.answer = (response, take) => {
      take()
      response.writeHead(201, { 'content-length': '100' }).write('{')
    }
    expect(await refusal(sending(1_000))).toBeUndefined()
  })
})

describe('SMTP', () => {
  let server: Awaited<ReturnType<typeof mailServer>>
  beforeEach(async () => {
    server = await mailServer()
  })
  afterEach(() => server.close())

  test.each([
    [550, 'for good'],
    [451, 'for now'],
    [535, 'for now'],
  ])('%i refuses %s', async (code, kind) => {
    server.refuse = code
    const transport = smtp({ url: server.url, from: 'care@example.org' })
    expect(await refusal(transport.send(mail, 'key'))).toEqual([`SMTP ${code}`, kind])
    transport.close?.()
  })

  test.each([
    [550, 'wrong_address'],
    [554, 'refused'],
    [451, 'unavailable'],
  ])('[BUG-10] %i means %s', async (code, reason) => {
    server.refuse = code
    const transport = smtp({ url: server.url, from: 'care@example.org' })
    expect(await reasonOf(transport.send(mail, 'key'))).toBe(reason)
    transport.close?.()
  })

  test('every attempt has the same Message-ID', async () => {
    const transport = smtp({ url: server.url, from: 'Evergreen <care@example.org>' })
    await transport.send(mail, 'key')
    await transport.send(mail, 'key')
    expect(server.taken.map(({ id }) => id)).toEqual(['<key@example.org>', '<key@example.org>'])
    transport.close?.()
  })

  test('[FILE-8] mail says that it was sent automatically', async () => {
    const transport = smtp({ url: server.url, from: 'care@example.org' })
    await transport.send(mail, 'key')
    expect(server.taken[0]?.text).toMatch(/^Auto-Submitted: auto-generated\r?$/m)
    transport.close?.()
  })

  test('an unreachable server is retried', async () => {
    const transport = smtp({ url: `smtp://${nobodyListens}`, from: 'care@example.org' })
    expect((await refusal(transport.send(mail, 'key'))) as string[]).toContain('for now')
    transport.close?.()
  })
})
