import { randomBytes } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { ConfigError } from '../src/config.ts'
import { connect } from '../src/db/client.ts'
import { checkKeys } from '../src/key-checks.ts'
import { Keyring } from '../src/secrets/keyring.ts'
import { newDataDir } from './setup/data-dir.ts'
import { copyTemplate } from './setup/database.ts'
import { testKeys } from './setup/keys.ts'
import { failToStart, freePort, runPortal } from './setup/process.ts'

const key = (id: string, byte: number) => ({ id, secret: Buffer.alloc(32, byte) })

/** A copy of the demo database, whose audit log began with the keys of the tests. */
async function database() {
  const { connectionString, drop } = await copyTemplate()
  const db = await connect(connectionString, 2)
  onTestFinished(async () => {
    await db.destroy()
    await drop()
  })
  return { db, keys: testKeys(inject('secrets')), secrets: inject('secrets') }
}
const refused = (work: Promise<void>) =>
  work.then(
    () => 'accepted',
    (error: unknown) => (error instanceof ConfigError ? error.message : `other: ${error}`),
  )

describe('[OPS-5] a lost or wrong key is noticed at the start', () => {
  test('the right keys are accepted, again and again, and a new one that is put first', async () => {
    const { db, keys, secrets } = await database()
    expect([await refused(checkKeys(db, keys)), await refused(checkKeys(db, keys))]).toEqual(['accepted', 'accepted'])
    const old = secrets.map((secret, i) => ({ id: i === 0 ? 'new' : 'old', secret: Buffer.from(secret, 'base64') }))
    const newer = new Keyring([key('2027', 7), ...old])
    expect(await refused(checkKeys(db, newer))).toBe('accepted')
    expect(await refused(checkKeys(db, newer))).toBe('accepted')
  })

  test('another secret under a known id is refused, with the id, before and after the first check', async () => {
    const { db, keys, secrets } = await database()
    const wrong = new Keyring([key('new', 9), { id: 'old', secret: Buffer.from(secrets[1] ?? '', 'base64') }])
    expect(await refused(checkKeys(db, wrong))).toMatch(/ENCRYPTION_KEYS \(id new\)/)
    await checkKeys(db, keys)
    expect(await refused(checkKeys(db, wrong))).toMatch(/ENCRYPTION_KEYS \(id new\).*Nothing was changed/)
    expect(await db.selectFrom('key_checks').select('id').execute()).toEqual([{ id: 'new' }])
  })

  test('a key that has sealed data and is missing is refused, also beside a new one', async () => {
    const { db, keys } = await database()
    await checkKeys(db, keys)
    expect(await refused(checkKeys(db, new Keyring([key('2027', 7)])))).toMatch(/id new/)
    expect(await db.selectFrom('key_checks').select('id').execute()).toEqual([{ id: 'new' }])
  })
})

describe('[OPS-5] the portal itself does not start, and makes no key', () => {
  test('when its key file is gone, is another one, or is empty; with the right one it starts again', async () => {
    const dataDir = await newDataDir()
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
    const settings = { DATA_DIR: dataDir, PORT: await freePort(), DEMO: 'off' }
    const file = join(dataDir, 'encryption.key')
    const right = await readFile(file, 'utf8')
    const portal = await runPortal(settings)
    await portal.stop()
    await rm(file)
    const lost = await failToStart(settings)
    expect(lost.output).toContain(`${file} is missing`)
    await expect(readFile(file)).rejects.toThrow('ENOENT')
    await writeFile(file, randomBytes(32).toString('base64'))
    const wrong = await failToStart(settings)
    expect(wrong.output).toContain('DATA_DIR/encryption.key: private data here is sealed with another key')
    await writeFile(file, '')
    expect((await failToStart(settings)).output).toContain('holds no key')
    expect([lost.code, wrong.code]).not.toContain(0)
    await writeFile(file, right)
    const again = await runPortal(settings)
    expect(await again.stop()).toBe(0)
  }, 120_000)
})
