import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { queueMessages } from '../src/messages/queue.ts'
import { eventually, idle, makeWorld, phone, type World } from './messages/world.ts'
import { startPortal } from './setup/portal.ts'

const worker = fileURLToPath(new URL('./messages/worker.ts', import.meta.url))

let world: World

beforeEach(async () => {
  world = await makeWorld()
})
afterEach(() => world.close())

describe('delivering', () => {
  test('a text message goes out by Twilio’s API, once, and its content is erased', async () => {
    const messages = await world.open()
    await world.queue(messages)
    await eventually(async () => expect(await world.statuses()).toEqual(['sent']))
    expect(world.provider.taken).toEqual([{ to: phone, text: 'Hello 你好' }])
    const basic = Buffer.from('AC1:hush').toString('base64')
    expect(world.provider.asked).toEqual([`POST /2010-04-01/Accounts/AC1/Messages.json Basic ${basic} +12125550100`])
    expect((await world.rows())[0]?.content_sealed).toBeNull()
  })

  test('an e-mail goes out by SMTP with a Message-ID of its own', async () => {
    const messages = await world.open()
    await world.queue(messages, { channel: 'email', to: 'mei@example.com', subject: 'Hello', text: 'How are you?' })
    await eventually(async () => expect(await world.statuses()).toEqual(['sent']))
    const [row] = await world.rows()
    expect(world.mail.taken).toMatchObject([{ to: 'mei@example.com', id: `<${row?.id}@example.org>` }])
    expect(world.mail.taken[0]?.text).toContain('How are you?')
  })

  test('one cause, one message; a transaction that is rolled back sends nothing', async () => {
    const messages = await world.open()
    const cause = { kind: 'same', subject: 'one', occurrence: 'once' }
    await world.queue(messages, { cause })
    await world.queue(messages, { cause })
    const failing = world.portal.db.transaction().execute(async (step) => {
      const message = {
        channel: 'sms',
        to: phone,
        text: 'never',
        cause: { ...cause, occurrence: 'rolled back' },
      } as const
      await queueMessages(step, { keys: world.portal.keys, messages }, [message])
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    await world.queue(messages, { text: 'last' })
    await eventually(async () => expect(await world.statuses()).toEqual(['sent', 'sent']))
    expect(world.provider.taken.map(({ text }) => text).sort()).toEqual(['Hello 你好', 'last'])
  })

  test('what has run out is not sent', async () => {
    const messages = await world.open()
    await world.queue(messages, { expiresAt: new Date(Date.now() - 1) })
    await eventually(async () => expect(await world.statuses()).toEqual(['expired']))
    expect(world.provider.taken).toEqual([])
    expect((await world.rows())[0]?.content_sealed).toBeNull()
  })

  test('two processes deliver each message once', async () => {
    const [one] = await Promise.all([world.open(), world.open()])
    await Promise.all(Array.from({ length: 30 }, (_, i) => world.queue(one, { text: `number ${i}` })))
    await eventually(async () => expect(new Set(await world.statuses())).toEqual(new Set(['sent'])))
    expect(world.provider.taken).toHaveLength(30)
    expect(new Set(world.provider.taken.map(({ text }) => text)).size).toBe(30)
  })
})

describe('when it does not work at once', () => {
  test('a provider that is down loses nothing: everything is delivered when it is back', async () => {
    const answer = world.provider.answer
    world.provider.answer = (response) => response.writeHead(503).end('{}')
    const messages = await world.open()
    for (let i = 0; i < 5; i++) await world.queue(messages, { text: `number ${i}` })
    await eventually(async () => expect((await world.rows()).every(({ attempts }) => attempts > 0)).toBe(true))
    expect((await world.rows())[0]).toMatchObject({ status: 'waiting', problem: 'HTTP 503' })
    world.provider.answer = answer
    await eventually(async () => expect(new Set(await world.statuses())).toEqual(new Set(['sent'])))
    expect(world.provider.taken).toHaveLength(5)
  })

  test('a message that the provider will never take ends as failed, and its content is erased', async () => {
    world.provider.answer = (response) =>
      response.writeHead(400).end(`{"code":21211,"message":"no such number ${phone}"}`)
    world.mail.refuse = 550
    const messages = await world.open()
    await world.queue(messages)
    await world.queue(messages, { channel: 'email', to: 'gone@example.com' })
    await eventually(async () => expect(await world.statuses()).toEqual(['failed', 'failed']))
    expect((await world.rows()).map(({ problem, content_sealed }) => [problem, content_sealed])).toEqual([
      ['HTTP 400 (21211)', null],
      ['SMTP 550', null],
    ])
  })

  test('a process that is killed in the middle of delivering loses nothing', async () => {
    let hanging = 0
    const answer = world.provider.answer
    world.provider.answer = () => {
      hanging++
    }
    const settings = {
      connectionString: world.portal.connectionString,
      url: world.provider.url,
      secrets: inject('secrets'),
    }
    const child = fork(worker, [JSON.stringify(settings)], { stdio: 'ignore' })
    const messages = await world.open(idle)
    await world.queue(messages, { text: 'survives' })
    await eventually(() => expect(hanging).toBe(1))
    child.kill('SIGKILL')
    await once(child, 'exit')
    world.provider.answer = answer
    await world.open()
    await eventually(async () => expect(await world.statuses()).toEqual(['sent']), 80_000)
    expect(world.provider.taken).toEqual([{ to: phone, text: 'survives' }])
  }, 100_000)
})

describe('who can read it', () => {
  test('the log holds neither numbers nor words', async () => {
    world.provider.answer = (response) => response.writeHead(400).end('{"code":21211}')
    const messages = await world.open()
    await world.queue(messages, { text: 'secret words' })
    await eventually(async () => expect(await world.statuses()).toEqual(['failed']))
    expect(world.said()).toContain('a message was not taken')
    expect(world.said()).not.toMatch(/5550142|secret words/)
  })

  test('without a provider messages wait, and the log says so once', async () => {
    const messages = await world.open(idle)
    await world.queue(messages)
    expect(await world.statuses()).toEqual(['waiting'])
    expect(world.said().match(/no provider/g)).toHaveLength(1)
  })

  test('in development they are printed in the log; elsewhere there is no /dev/outbox', async () => {
    const messages = await world.open({ ...idle, development: true })
    await world.queue(messages, { text: '<b>code 123456</b>' })
    await eventually(async () => expect(await world.statuses()).toEqual(['sent']))
    expect(world.said()).toContain('code 123456')
    for (const url of ['/dev/outbox', '/dev/outbox.json'])
      expect((await world.portal.app.inject(url)).statusCode).toBe(404)

    const settings = { DEMO: 'on', SITE_URL: 'http://localhost:3000' }
    const tried = await startPortal({ database: world.portal.connectionString, settings })
    const [shown] = (await tried.app.inject('/dev/outbox.json')).json()
    expect(shown).toMatchObject({ channel: 'sms', to: phone, text: '<b>code 123456</b>' })
    const page = await tried.app.inject('/dev/outbox')
    expect(page.body).toContain('&#60;b&#62;code 123456')
    await tried.close()

    const outside = { DEMO: 'on', SITE_URL: 'https://care.example.org' }
    const published = await startPortal({ database: world.portal.connectionString, settings: outside })
    expect((await published.app.inject('/dev/outbox')).statusCode).toBe(404)
    await published.close()
  })
})
