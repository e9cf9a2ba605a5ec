import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { caregivers, patient } from '@portal/demo/content/people'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { scaleTimeout } from '../../scripts/test/timeout.ts'
import { connect, type Database } from '../src/db/client.ts'
import { listening } from './bad-input/sockets.ts'
import { copyTemplate } from './setup/database.ts'
import { reuseDemoMedia } from './setup/demo-media.ts'
import { forgetDemoFiles } from './setup/files.ts'
import { startPortal, type TestPortal } from './setup/portal.ts'
import { freePort, runPortal } from './setup/process.ts'

describe('[SEC-8] the development outbox', () => {
  let tried: TestPortal
  beforeAll(async () => {
    tried = await startPortal({ settings: { DEMO: 'on', SITE_URL: 'http://localhost:3000' } })
  })
  afterAll(() => tried.close())

  const ask = async (remoteAddress: string, headers: Record<string, string> = {}) =>
    (await tried.app.inject({ url: '/dev/outbox.json', remoteAddress, headers })).statusCode

  test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])(
    'is available to programs on this machine, at %s',
    async (address) => {
      expect(await ask(address)).toBe(200)
    },
  )

  test.each(['192.168.1.20', '203.0.113.5', '2001:db8::1', '::ffff:10.0.0.7'])(
    'does not exist for %j',
    async (address) => {
      expect(await ask(address)).toBe(404)
    },
  )

  test.each([
    ['x-forwarded-for', '127.0.0.1'],
    ['x-forwarded-host', 'localhost'],
    ['X-Forwarded-Proto', 'http'],
    ['forwarded', 'for=127.0.0.1'],
    ['via', '1.1 proxy'],
    ['x-real-ip', '127.0.0.1'],
    ['cf-connecting-ip', '127.0.0.1'],
    ['host', 'care.example.org'],
    ['host', 'rebound.example:3000'],
  ])('does not exist for requests that a proxy forwards or another site causes: %s: %s', async (name, value) => {
    expect(await ask('127.0.0.1', { [name]: value })).toBe(404)
  })
})

describe('[SEC-8] the development outbox behind a proxy without forwarding headers', () => {
  test.each([
    ['1.1', 200],
    ['1.0', 404],
  ])('HTTP/%s, as spoken by a browser or a bare proxy_pass of nginx: %s', async (version, status) => {
    const tried = await startPortal({ settings: { DEMO: 'on', SITE_URL: 'http://localhost:3000' } })
    const send = await listening(tried)
    const answer = await send(`GET /dev/outbox.json HTTP/${version}\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`)
    await tried.close()
    expect(answer.status).toBe(status)
  })
})

describe('[SEC-8] the demo accounts', () => {
  let dataDir: string
  let db: Database
  let connectionString: string

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'portal-demo-'))
    ;({ connectionString } = await copyTemplate())
    db = await connect(connectionString, 2)
    await forgetDemoFiles(db)
  })
  afterAll(async () => {
    await db.destroy()
    await rm(dataDir, { recursive: true, force: true })
  })

  test('are disabled when their database is served to the public, which is logged', async () => {
    const portal = await runPortal(await settings({ DEMO: 'on', SITE_URL: 'https://care.example.org' }))
    for (const { phone: username, password } of [patient, ...caregivers])
      expect((await logIn(portal.url, username, password)).code).toBe('wrong_credentials')
    expect(portal.output()).toContain('the demo accounts are disabled')
    expect((await fetch(`${portal.url}/dev/outbox.json`, { redirect: 'manual' })).status).not.toBe(200)
    expect(await portal.stop()).toBe(0)
    const left = db.selectFrom('accounts').select('id').where('disabled_at', 'is', null)
    expect(await left.execute()).toEqual([])
  })

  test(
    'are not created when demo content is loaded on a public portal',
    async () => {
      // The previous test's store belongs to that test's database.
      const ownDir = join(dataDir, 'embedded')
      await reuseDemoMedia(join(ownDir, 'media'))
      const portal = await runPortal({ DATA_DIR: ownDir, PORT: await freePort(), TRUST_PROXY: 'on' })
      expect(portal.output()).toContain('demo content loaded')
      expect(portal.output()).not.toContain('the demo accounts are disabled')
      expect((await logIn(portal.url, patient.phone, patient.password)).code).toBe('wrong_credentials')
      expect(await portal.stop()).toBe(0)
    },
    scaleTimeout(120_000),
  )

  const settings = async (more: Record<string, string>) => {
    const [first = '', second = ''] = inject('secrets')
    return {
      DATA_DIR: dataDir,
      // The server listens on a socket only; the setting needs some host, which is not used.
      DATABASE_URL: connectionString.replace('@/', '@localhost/'),
      ENCRYPTION_KEYS: `new:${first},old:${second}`,
      PORT: await freePort(),
      ...more,
    }
  }
})

async function logIn(url: string, username: string, password: string): Promise<{ code: string }> {
  const body = JSON.stringify({ username, password })
  const headers = { 'content-type': 'application/json' }
  return (await fetch(`${url}/home/auth/login`, { method: 'POST', headers, body })).json()
}
