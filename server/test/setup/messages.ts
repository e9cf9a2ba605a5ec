import { Writable } from 'node:stream'
import { pino } from 'pino'
import { expect, vi } from 'vitest'
import type { Config } from '../../src/config.ts'
import { openMessages } from '../../src/messages/index.ts'
import type { Messages } from '../../src/messages/queue.ts'
import { type Message, queueMessages } from '../../src/messages/queue.ts'
import { mailServer, twilioServer } from '../messages/providers.ts'
import { startPortal } from './portal.ts'

export type MessageConfig = Pick<Config, 'sms' | 'smtp' | 'development'>

export const phone = '+12125550142'

/** No provider: messages are queued and never delivered. */
export const idle: MessageConfig = { sms: undefined, smtp: undefined, development: false }

export const eventually = (check: () => unknown, timeout = 25_000) => vi.waitFor(check, { timeout, interval: 20 })

export type MessageFixture = Awaited<ReturnType<typeof openMessageFixture>>

/** Opens a portal, both mock providers, and any number of delivering processes; the test closes it. */
export async function openMessageFixture() {
  const portal = await startPortal()
  const provider = await twilioServer()
  const mail = await mailServer()
  const opened: Messages[] = []
  let output = ''
  const write = (chunk: unknown, _: unknown, done: () => void) => {
    output += chunk
    done()
  }
  const log = pino({ level: 'debug' }, new Writable({ write }))
  const { connectionString, db, keys } = portal
  const sms = { accountSid: 'AC1', authToken: 'hush', from: '+12125550100', url: provider.url }
  const configured: MessageConfig = { sms, smtp: { url: mail.url, from: 'care@example.org' }, development: false }
  const rows = () => db.selectFrom('messages').selectAll().orderBy('created_at').execute()
  const statuses = async () => (await rows()).map(({ status }) => status)
  return {
    portal,
    provider,
    mail,
    configured,
    rows,
    statuses,
    output: () => output,
    async open(config = configured): Promise<Messages> {
      const messages = await openMessages({ connectionString, db, keys, config, log })
      opened.push(messages)
      return messages
    },
    async queue(messages: Pick<Messages, 'jobs'>, message: Partial<Message> = {}): Promise<void> {
      const full = {
        channel: 'sms',
        to: phone,
        text: 'Hello 你好',
        cause: { kind: 'test', subject: String(Math.random()), occurrence: '' },
        ...message,
      } as const
      await db.transaction().execute((step) => queueMessages(step, { keys, messages }, [full]))
    },
    allAre: (status: string, timeout?: number) =>
      eventually(async () => expect(new Set(await statuses())).toEqual(new Set([status])), timeout),
    async close() {
      await Promise.all(opened.map((messages) => messages.stop()))
      await portal.close()
      provider.close()
      mail.close()
    },
  }
}
