import { boroughKind } from '@portal/contract/company/content'
import { getCityList } from '@portal/contract/company/public'
import { sql } from 'kysely'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { scaleTimeout } from '../../scripts/test/timeout.ts'
import { addContent } from '../src/add-content.ts'
import { listenToContent } from '../src/db/changes.ts'
import { connect, type Database } from '../src/db/client.ts'
import { copyTemplate } from './setup/database.ts'
import { type DatabaseProxy, proxyDatabase } from './setup/database-proxy.ts'
import { eventually } from './setup/messages.ts'
import { startPortal, type TestPortal } from './setup/portal.ts'

let proxy: DatabaseProxy
/** Connects to the database directly, bypassing the proxy. */
let direct: Database

beforeEach(async () => {
  const { connectionString, drop } = await copyTemplate()
  proxy = await proxyDatabase(connectionString)
  direct = await connect(connectionString, 1)
  onTestFinished(async () => {
    await direct.destroy()
    await drop()
  })
})

/** Names of the portals' connections to this database. */
async function connections(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select application_name as name from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
  `.execute(direct)
  return rows.map(({ name }) => name)
}

const listeners = async () => (await connections()).filter((name) => name === 'portal listener').length

const announce = (name: string) =>
  addContent(direct, boroughKind, { name: { en: name, 'zh-CN': name, 'zh-TW': name } }, name)

const sees = async (portal: TestPortal, name: string) =>
  JSON.stringify((await portal.call(getCityList, {})).body.data).includes(name)

describe('the connection for announcements of changed content', () => {
  test(
    '[SEC-2] each portal has one listener after an outage with many attempts, and none after it has stopped',
    async () => {
      const portals = [await startPortal({ database: proxy.connectionString })]
      portals.push(await startPortal({ database: proxy.connectionString }))
      expect(await listeners()).toBe(2)

      proxy.interrupt()
      await eventually(() => expect(proxy.refused()).toBeGreaterThan(30))
      proxy.restore()
      await eventually(async () => expect(await listeners()).toBeGreaterThanOrEqual(2))
      await announce('Hoboken')
      for (const portal of portals) await eventually(async () => expect(await sees(portal, 'Hoboken')).toBe(true))
      expect(await listeners()).toBe(2)

      for (const portal of portals) await portal.close()
      await eventually(async () => expect(await connections()).toEqual([]))
    },
    scaleTimeout(60_000),
  )

  test(
    '[SEC-3] a silent connection is noticed and replaced',
    async () => {
      const listener = lostOrListening()
      const listening = await listenToContent(proxy.connectionString, listener, { warn() {} })
      onTestFinished(() => listening.stop())
      expect(listener.messages).toEqual(['restored'])

      proxy.silence()
      await eventually(() => expect(listener.messages).toEqual(['restored', 'lost']))
      proxy.restore()
      await eventually(() => expect(listener.messages).toEqual(['restored', 'lost', 'restored']))
      await announce('Hoboken')
      await eventually(() => expect(listener.messages.at(-1)).toBe('changed'))
      expect(await listeners()).toBe(1)
    },
    scaleTimeout(30_000),
  )
})

test(
  '[SEC-6] a call whose connection falls silent fails, and the next one succeeds',
  async () => {
    const db = await connect(proxy.connectionString, 1)
    onTestFinished(() => db.destroy())
    const call = sql`select pg_sleep(600)`.execute(db)
    const failed = expect(call).rejects.toThrow('silent')
    proxy.silence()
    await failed
    proxy.restore()
    expect((await sql`select 1`.execute(db)).rows).toHaveLength(1)
  },
  scaleTimeout(40_000),
)

test('[SEC-6] the server ends a statement that runs or waits for a lock too long, and a transaction whose process hangs', async () => {
  const names = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']
  const limits = sql`select current_setting(name) as value from unnest(${names}::text[]) as name`
  expect((await limits.execute(direct)).rows).toEqual([{ value: '15s' }, { value: '10s' }, { value: '15s' }])
})

function lostOrListening() {
  const messages: string[] = []
  return {
    messages: messages,
    changed: () => void messages.push('changed'),
    lost: () => void messages.push('lost'),
    restored: () => void messages.push('restored'),
  }
}
