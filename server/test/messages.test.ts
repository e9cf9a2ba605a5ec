import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { scaleTimeout } from '../../scripts/test/timeout.ts'
import { queueMessages } from '../src/messages/queue.ts'
import { eventually, idle, type MessageFixture, openMessageFixture, phone } from './setup/messages.ts'
import { startPortal } from './setup/portal.ts'

const worker = fileURLToPath(new URL('./messages/worker.ts', import.meta.url))

let fixture: MessageFixture

beforeEach(async () => {
  fixture = await openMessageFixture()
})
afterEach(() => fixture.close())

describe('delivering', () => {
  test('a text message is sent once by Twilio’s API, and its content is erased', async () => {
    const messages = await fixture.open()
    await fixture.queue(messages)
    await eventually(async () => expect(await fixture.statuses()).toEqual(['sent']))
    expect(fixture.provider.taken).toEqual([{ to: phone, text: 'Hello 你好' }])
    const basic = Buffer.from('AC1:hush').toString('base64')
    expect(fixture.provider.asked).toEqual([`POST /2010-04-01/Accounts/AC1/Messages.json Basic ${basic} +12125550100`])
    expect((await fixture.rows())[0]?.content_sealed).toBeNull()
  })

  test('an e-mail is sent by SMTP with a unique Message-ID', async () => {
    const messages = await fixture.open()
    await fixture.queue(messages, { channel: 'email', to: 'mei@example.com', subject: 'Hello', text: 'How are you?' })
    await eventually(async () => expect(await fixture.statuses()).toEqual(['sent']))
    const [row] = await fixture.rows()
    expect(fixture.mail.taken).toMatchObject([{ to: 'mei@example.com', id: `<${row?.id}@example.org>` }])
    expect(fixture.mail.taken[0]?.text).toContain('How are you?')
  })

  test('a cause sends one message; a rolled-back transaction sends none', async () => {
    const messages = await fixture.open()
    const cause = { kind: 'same', subject: 'one', occurrence: 'once' }
    await fixture.queue(messages, { cause })
    await fixture.queue(messages, { cause })
    const failing = fixture.portal.db.transaction().execute(async (step) => {
      const message = {
        channel: 'sms',
        to: phone,
        text: 'never',
        cause: { ...cause, occurrence: 'rolled back' },
      } as const
      await queueMessages(step, { keys: fixture.portal.keys, messages }, [message])
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    await fixture.queue(messages, { text: 'last' })
    await eventually(async () => expect(await fixture.statuses()).toEqual(['sent', 'sent']))
    expect(fixture.provider.taken.map(({ text }) => text).sort()).toEqual(['Hello 你好', 'last'])
  })

  test('an expired message is not sent', async () => {
    const messages = await fixture.open()
    await fixture.queue(messages, { expiresAt: new Date(Date.now() - 1) })
    await eventually(async () => expect(await fixture.statuses()).toEqual(['expired']))
    expect(fixture.provider.taken).toEqual([])
    expect((await fixture.rows())[0]?.content_sealed).toBeNull()
  })

  test('two processes deliver each message once', async () => {
    const [one] = await Promise.all([fixture.open(), fixture.open()])
    await Promise.all(Array.from({ length: 30 }, (_, i) => fixture.queue(one, { text: `number ${i}` })))
    await eventually(async () => expect(new Set(await fixture.statuses())).toEqual(new Set(['sent'])))
    expect(fixture.provider.taken).toHaveLength(30)
    expect(new Set(fixture.provider.taken.map(({ text }) => text)).size).toBe(30)
  })
})

describe('failures', () => {
  test('an outage of the provider loses nothing: everything is delivered when it is back', async () => {
    const answer = fixture.provider.answer
    fixture.provider.answer = (response) => response.writeHead(503).end('{}')
    const messages = await fixture.open()
    for (let i = 0; i < 5; i++) await fixture.queue(messages, { text: `number ${i}` })
    await eventually(async () => expect((await fixture.rows()).every(({ attempts }) => attempts > 0)).toBe(true))
    expect((await fixture.rows())[0]).toMatchObject({ status: 'waiting', problem: 'HTTP 503' })
    fixture.provider.answer = answer
    await eventually(async () => expect(new Set(await fixture.statuses())).toEqual(new Set(['sent'])))
    expect(fixture.provider.taken).toHaveLength(5)
  })

  test('a permanently refused message ends as failed, and its content is erased', async () => {
    fixture.provider.answer = (response) =>
      response.writeHead(400).end(`{"code":21211,"message":"no such number ${phone}"}`)
    fixture.mail.refuse = 550
    const messages = await fixture.open()
    await fixture.queue(messages)
    await fixture.queue(messages, { channel: 'email', to: 'gone@example.com' })
    await eventually(async () => expect(await fixture.statuses()).toEqual(['failed', 'failed']))
    expect((await fixture.rows()).map(({ problem, content_sealed }) => [problem, content_sealed])).toEqual([
      ['HTTP 400 (21211)', null],
      ['SMTP 550', null],
    ])
  })

  test(
    'killing a process during delivery loses nothing',
    async () => {
      let hanging = 0
      const answer = fixture.provider.answer
      fixture.provider.answer = () => {
        hanging++
      }
      const settings = {
        connectionString: fixture.portal.connectionString,
        url: fixture.provider.url,
        secrets: inject('secrets'),
      }
      const child = fork(worker, [JSON.stringify(settings)], { stdio: 'ignore' })
      const messages = await fixture.open(idle)
      await fixture.queue(messages, { text: 'survives' })
      await eventually(() => expect(hanging).toBe(1))
      child.kill('SIGKILL')
      await once(child, 'exit')
      fixture.provider.answer = answer
      await fixture.open()
      await eventually(async () => expect(await fixture.statuses()).toEqual(['sent']), scaleTimeout(80_000))
      expect(fixture.provider.taken).toEqual([{ to: phone, text: 'survives' }])
    },
    scaleTimeout(100_000),
  )
})

describe('privacy', () => {
  test('the log contains neither numbers nor texts', async () => {
    fixture.provider.answer = (response) => response.writeHead(400).end('{"code":21211}')
    const messages = await fixture.open()
    await fixture.queue(messages, { text: 'secret words' })
    await eventually(async () => expect(await fixture.statuses()).toEqual(['failed']))
    expect(fixture.output()).toContain('a message was not taken')
    expect(fixture.output()).not.toMatch(/5550142|secret words/)
  })

  test('without a provider messages wait, and the log says so once', async () => {
    const messages = await fixture.open(idle)
    await fixture.queue(messages)
    expect(await fixture.statuses()).toEqual(['waiting'])
    expect(fixture.output().match(/no provider/g)).toHaveLength(1)
  })

  test('in development messages are printed in the log; elsewhere there is no /dev/outbox', async () => {
    const messages = await fixture.open({ ...idle, development: true })
    await fixture.queue(messages, { text: '<b>code 123456</b>' })
    await eventually(async () => expect(await fixture.statuses()).toEqual(['sent']))
    expect(fixture.output()).toContain('code 123456')
    for (const url of ['/dev/outbox', '/dev/outbox.json'])
      expect((await fixture.portal.app.inject(url)).statusCode).toBe(404)

    const settings = { DEMO: 'on', SITE_URL: 'http://localhost:3000' }
    const tried = await startPortal({ database: fixture.portal.connectionString, settings })
    const [shown] = (await tried.app.inject('/dev/outbox.json')).json()
    expect(shown).toMatchObject({ channel: 'sms', to: phone, text: '<b>code 123456</b>' })
    const page = await tried.app.inject('/dev/outbox')
    expect(page.body).toContain('&#60;b&#62;code 123456')
    await tried.close()

    const outside = { DEMO: 'on', SITE_URL: 'https://care.example.org' }
    const published = await startPortal({ database: fixture.portal.connectionString, settings: outside })
    expect((await published.app.inject('/dev/outbox')).statusCode).toBe(404)
    await published.close()
  })
})
