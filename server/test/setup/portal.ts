import { randomBytes } from 'node:crypto'
import { type Endpoint, httpCall, type InputOf } from '@portal/contract/endpoint'
import type { Envelope } from '@portal/contract/envelope'
import pg from 'pg'
import { type Logger, pino } from 'pino'
import type { ServerBuild } from 'react-router'
import { inject } from 'vitest'
import { buildApp, type Portal } from '../../src/app.ts'
import { type Config, readConfig } from '../../src/config.ts'
import { listenToContent } from '../../src/db/changes.ts'
import { connect, type Database } from '../../src/db/client.ts'

export interface TestPortal extends Portal {
  db: Database
  connectionString: string
  close(): Promise<void>
  /** Calls an endpoint over HTTP. */
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>, headers?: Record<string, string>): Promise<Called>
}

interface Called {
  status: number
  body: Envelope
}

interface Options {
  web?: ServerBuild
  log?: Logger
  settings?: Record<string, string>
  /** Another portal's database, for two processes on one. */
  database?: string
}

/** A portal on its own copy of the demo database, closed by the test that asked for it. */
export async function startPortal(options: Options = {}): Promise<TestPortal> {
  const connectionString = options.database ?? (await copyTemplate())
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
  const portal = await buildApp({ config, db, web: options.web, log })
  const listening = await listenToContent(connectionString, portal.content, log)
  return {
    ...portal,
    db,
    connectionString,
    async close() {
      await portal.app.close()
      await listening.stop()
      await db.destroy()
    },
    async call(endpoint, input, headers = {}) {
      const { method, url, body } = httpCall(endpoint, input)
      const json =
        body === undefined ? {} : { payload: body, headers: { 'content-type': 'application/json', ...headers } }
      const answer = await portal.app.inject({ method, url, headers, ...json })
      return { status: answer.statusCode, body: answer.json() }
    },
  }
}

async function copyTemplate(): Promise<string> {
  const template = inject('template')
  const name = `test_${randomBytes(6).toString('hex')}`
  const admin = new pg.Client({ connectionString: databaseUrl(template, 'postgres') })
  await admin.connect()
  await admin.query('select pg_advisory_lock(1)')
  await admin.query(`create database ${name} template ${databaseName(template)}`)
  await admin.end()
  return databaseUrl(template, name)
}

function databaseName(connectionString: string): string {
  return /\/(\w+)(?:\?|$)/.exec(connectionString)?.[1] ?? ''
}

function databaseUrl(connectionString: string, name: string): string {
  return connectionString.replace(/\/\w+(\?|$)/, `/${name}$1`)
}
