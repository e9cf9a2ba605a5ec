import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { boroughKind } from '@portal/contract/company/content'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { scaleTimeout } from '../../scripts/test/timeout.ts'
import { addContent } from '../src/add-content.ts'
import { connect } from '../src/db/client.ts'
import { openEmbedded } from '../src/db/embedded/index.ts'
import { query, serversIn } from './embedded/help.ts'
import { newDataDir } from './setup/data-dir.ts'
import { eventually } from './setup/messages.ts'
import { failToStart, freePort, runPortal } from './setup/process.ts'
import { represented, whole } from './setup/whole.ts'

const silent = pino({ level: 'silent' })
let dataDir: string

beforeEach(async () => {
  dataDir = await newDataDir()
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const settings = async (more: Record<string, string> = {}) => ({
  DATA_DIR: dataDir,
  DEMO: 'off',
  PORT: await freePort(),
  ...more,
})

const keys = { ENCRYPTION_KEYS: `2026:${Buffer.alloc(32, 1).toString('base64')}` }

const cities = async (url: string): Promise<string[]> =>
  (await (await fetch(`${url}/home/content/cityList`)).json()).data

/** Writes to the embedded server as a third process. Returns the server's process id. */
async function writeCity(name: string): Promise<number> {
  const embedded = await openEmbedded({ dataDir, log: silent })
  const db = await connect(embedded.connectionString, 1)
  await addContent(db, boroughKind, { name: { en: name, 'zh-CN': name, 'zh-TW': name } }, name.toLowerCase())
  await db.destroy()
  await embedded.release()
  return embedded.pid
}

describe('the portal as a process', () => {
  test('killed and restarted on the same data directory, it loses nothing and has one database server', async () => {
    const first = await runPortal(await settings())
    const server = await writeCity('Queens')
    await first.kill()
    expect(serversIn(dataDir)).toEqual([server])

    const second = await runPortal(await settings())
    expect(await cities(second.url)).toEqual(['Queens'])
    expect(await writeCity('Brooklyn')).toBe(server)
    expect(await second.stop()).toBe(0)
    expect(serversIn(dataDir)).toEqual([])
  })

  test(
    'two processes started at the same time on an empty data directory both serve and see each other’s changes',
    whole,
    async () => {
      dataDir = join(dataDir, 'empty')
      const [one, two] = await Promise.all([runPortal(await settings()), runPortal(await settings())])
      expect([await cities(one.url), await cities(two.url)]).toEqual([[], []])
      const server = await writeCity('Queens')
      for (const { url } of [one, two]) await eventually(async () => expect(await cities(url)).toEqual(['Queens']))
      expect(await one.stop()).toBe(0)
      expect(serversIn(dataDir)).toEqual([server])
      expect(await cities(two.url)).toEqual(['Queens'])
      expect(await two.stop()).toBe(0)
      expect(serversIn(dataDir)).toEqual([])
    },
  )

  test('[SEC-10] a database server killed under load is back soon, with one listener per process and no change missed', {
    ...whole,
    timeout: scaleTimeout(120_000),
  }, async () => {
    // However long the recovery takes, the load does not use up the limit that the last reads count against.
    const unlimited = () => settings({ RATE_LIMIT: '0' })
    const portals = await Promise.all([runPortal(await unlimited()), runPortal(await unlimited())])
    const server = await writeCity('Queens')
    let loaded = true
    const load = portals.map(async ({ url }) => {
      while (loaded) await fetch(`${url}/home/content/activity/page?pageNum=${Math.ceil(Math.random() * 50)}`)
    })
    process.kill(server, 'SIGKILL')
    const ready = async () =>
      (await Promise.all(portals.map(({ url }) => fetch(`${url}/readyz`)))).every(({ ok }) => ok)
    await eventually(() => expect(serversIn(dataDir)).not.toContain(server))
    await eventually(
      async () => expect([serversIn(dataDir).length, await ready()]).toEqual([1, true]),
      scaleTimeout(60_000),
    )
    loaded = false
    await Promise.all(load)

    const { connectionString, release } = await openEmbedded({ dataDir, log: silent })
    const listeners = `select from pg_stat_activity where application_name = 'portal listener'`
    await eventually(async () => expect(await query(connectionString, listeners)).toHaveLength(2))
    await release()
    await writeCity('Brooklyn')
    for (const { url } of portals) await eventually(async () => expect(await cities(url)).toContain('Brooklyn'))
    for (const portal of portals) expect(await portal.stop()).toBe(0)
    expect(serversIn(dataDir)).toEqual([])
  })

  test('a graceful stop answers pending requests and exits with code 0', async () => {
    const portal = await runPortal(await settings())
    const answer = fetch(`${portal.url}/`)
    expect((await answer).status).toBe(200)
    expect(await portal.stop()).toBe(0)
  })
})

describe('errors at start are clear, without a stack trace or a secret', () => {
  const cases: [string, () => Promise<Record<string, string>>, RegExp][] = [
    ['a port that is no number', async () => ({ ...(await settings()), PORT: 'high' }), /PORT: /],
    [
      'a malformed DATABASE_URL',
      () => settings({ DATABASE_URL: 'mysql://u:hunter2@x/y' }),
      /DATABASE_URL: must look like/,
    ],
    [
      'a DATABASE_URL where nothing answers',
      async () => settings({ DATABASE_URL: `postgres://u:hunter2@localhost:${await freePort()}/y`, ...keys }),
      /The database does not answer: .*ECONNREFUSED/,
    ],
    [
      'a DATABASE_URL without keys for private data',
      () => settings({ DATABASE_URL: 'postgres://u:hunter2@localhost/y' }),
      /ENCRYPTION_KEYS: with DATABASE_URL/,
    ],
    [
      'keys that are too short',
      () => settings({ ENCRYPTION_KEYS: 'a:aHVudGVyMg==' }),
      /ENCRYPTION_KEYS: must be id:key pairs/,
    ],
    [
      'half of a provider for text messages',
      () => settings({ SMS_AUTH_TOKEN: 'hunter2' }),
      /SMS_ACCOUNT_SID, SMS_AUTH_TOKEN and SMS_FROM belong together/,
    ],
    [
      'a data directory below a file',
      () => settings({ DATA_DIR: join(dataDir, 'file', 'data') }),
      /DATA_DIR: .*not a directory/,
    ],
  ]
  for (const [name, make, words] of cases)
    test(name, represented(name === 'a DATABASE_URL where nothing answers'), async () => {
      await writeFile(join(dataDir, 'file'), '')
      const { code, output } = await failToStart(await make())
      expect(code).toBe(1)
      expect(output).toMatch(words)
      expect(output).not.toMatch(/hunter2|\n {4}at /)
    })
})
