import { setTimeout as pause } from 'node:timers/promises'
import { type Endpoint, httpCall, type InputOf, type OutputOf } from '@portal/contract/endpoint'
import type { Envelope } from '@portal/contract/envelope'
import type { LightMyRequestResponse } from 'fastify'
import { type Logger, pino } from 'pino'
import type { ServerBuild } from 'react-router'
import { afterAll, inject } from 'vitest'
import { buildApp, overloadedForSeconds, type Portal } from '../../src/app.ts'
import { type Config, readConfig } from '../../src/config.ts'
import { listenToContent } from '../../src/db/changes.ts'
import { connect, type Database } from '../../src/db/client.ts'
import { type FileStore, openFileStore } from '../../src/files/store.ts'
import { openMessages } from '../../src/messages/index.ts'
import type { Messages } from '../../src/messages/queue.ts'
import type { Keyring } from '../../src/secrets/keyring.ts'
import { copyTemplate } from './database.ts'
import { testKeys } from './keys.ts'

export interface TestPortal extends Portal {
  db: Database
  connectionString: string
  close(): Promise<void>
  keys: Keyring
  files: FileStore
  messages: Messages
  /** Texts of the messages to a phone or e-mail address, newest first. */
  messagesTo(to: string): Promise<string[]>
  /** Sends any request; FormData is sent as multipart. */
  send(request: Sent): Promise<LightMyRequestResponse>
  /** Calls an endpoint over HTTP. */
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>, headers?: Record<string, string>): Promise<Called<E>>
}

interface Sent {
  method: string
  url: string
  body?: string | FormData | undefined
  headers?: Record<string, string>
}

/** An answer in the endpoint's type; errors differ, so tests check the status first. */
interface Called<E extends Endpoint = Endpoint> {
  status: number
  body: Envelope<OutputOf<E>>
}

interface Options {
  web?: ServerBuild
  log?: Logger
  settings?: Record<string, string>
  /** Another portal's database, for two processes on one database. */
  database?: string
  keys?: Keyring
}

/** A portal on its own copy of the demo database; the test closes it. */
export async function startPortal(options: Options = {}): Promise<TestPortal> {
  const connectionString = options.database ?? (await copyTemplate()).connectionString
  const log = options.log ?? pino({ level: 'silent' })
  const config: Config = {
    ...readConfig({
      DATABASE_URL: 'postgres://unused',
      RATE_LIMIT: '0',
      SITE_URL: 'http://portal.test',
      ...options.settings,
    }),
    dataDir: inject('mediaDir').replace(/\/media$/, ''),
  }
  const db = await connect(connectionString, 4)
  const keys = options.keys ?? testKeys(inject('secrets'))
  const files = await openFileStore(config)
  const messages = await openMessages({ connectionString, db, keys, config, log })
  const portal = await buildApp({ config, db, keys, files, messages, web: options.web, log })
  const send: TestPortal['send'] = async ({ method, url, body, headers = {} }) => {
    // Tests also change content in the database directly, so every request gets fresh content, like a client that has just changed
    // it.
    const request = { method: method as 'GET', url, ...(await encoded(body, { cookie: 'changed=1', ...headers })) }
    for (;;) {
      const answer = await portal.app.inject(request)
      // The event loop is overloaded, because this machine is busy with something else.
      if (answer.statusCode !== 503 || answer.headers['retry-after'] !== String(overloadedForSeconds)) return answer
      await pause(50)
    }
  }
  const listening = await listenToContent(connectionString, portal.content, log)
  return {
    ...portal,
    db,
    keys,
    files,
    messages,
    connectionString,
    send,
    messagesTo: (to) => messagesTo(db, keys, to),
    async close() {
      await portal.app.close()
      await listening.stop()
      await messages.stop()
      files.close()
      await db.destroy()
    },
    async call(endpoint, input, headers = {}) {
      const { method, url, body } = httpCall(endpoint, input)
      const answer = await send({ method, url, body, headers })
      const isJson = String(answer.headers['content-type']).startsWith('application/json')
      return { status: answer.statusCode, body: isJson ? answer.json() : (answer.rawPayload as never) }
    },
  }
}

/** Starts a portal for all tests of a file, and closes it after the last one. */
export async function openPortal(options: Options = {}): Promise<TestPortal> {
  const portal = await startPortal(options)
  afterAll(() => portal.close())
  return portal
}

/** Starts two portals on one database for all tests of a file, like two processes of one installation. */
export async function openTwoPortals(options: Options = {}): Promise<{ portal: TestPortal; other: TestPortal }> {
  const portal = await openPortal(options)
  const other = await openPortal({ ...options, database: portal.connectionString })
  return { portal, other }
}

/** The field errors of an answer. */
export function fieldsOf({ body }: { body: Envelope }): Record<string, string> | undefined {
  return body.fields
}

async function encoded(body: string | FormData | undefined, headers: Record<string, string>) {
  if (body === undefined) return { headers }
  if (typeof body === 'string') return { payload: body, headers: { 'content-type': 'application/json', ...headers } }
  const request = new Request('http://portal.test', { method: 'POST', body })
  const type = request.headers.get('content-type') ?? ''
  return { payload: Buffer.from(await request.arrayBuffer()), headers: { ...headers, 'content-type': type } }
}

async function messagesTo(db: Database, keys: Keyring, to: string): Promise<string[]> {
  const rows = await db.selectFrom('messages').selectAll().orderBy('created_at', 'desc').execute()
  return rows.flatMap(({ id, content_sealed }) => {
    if (!content_sealed) return []
    const content = JSON.parse(keys.open(content_sealed, `messages/${id}`).toString()) as { to: string; text: string }
    return content.to === to ? [content.text] : []
  })
}
