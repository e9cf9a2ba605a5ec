import { randomBytes } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { beginSeals } from '../src/audit/head.ts'
import { recordAlone } from '../src/audit/record.ts'
import { ConfigError } from '../src/config.ts'
import { connect, type Database } from '../src/db/client.ts'
import { migrations } from '../src/db/migrate.ts'
import { prepareSchema } from '../src/open.ts'
import { Keyring } from '../src/secrets/keyring.ts'
import { newDataDir } from './setup/data-dir.ts'
import { copyTemplate } from './setup/database.ts'
import { failToStart, freePort, runPortal } from './setup/process.ts'

const key = (id: string, byte: number) => ({ id, secret: Buffer.alloc(32, byte) })

const [first, second] = inject('secrets').map((secret) => Buffer.from(secret, 'base64'))
if (!first || !second) throw new Error('the tests have two keys')
const active = { id: 'new', secret: first }
const older = { id: 'old', secret: second }

/** A copy of the demo database, where the keys of the tests have check values; only the first has sealed. */
async function database() {
  const { connectionString: address, drop } = await copyTemplate()
  const db = await connect(address, 2)
  onTestFinished(async () => {
    await db.destroy()
    await drop()
  })
  return { db, start: starting(address) }
}

/** What a start of the portal says with these keys, newest first. */
const starting =
  (address: string) =>
  (...keys: { id: string; secret: Buffer }[]) =>
    prepareSchema(address, new Keyring(keys), { info() {} }).then(
      () => 'accepted',
      (error: unknown) => (error instanceof ConfigError ? error.message : `other: ${error}`),
    )

/** A database of the version before every key had a check, with an audit log of the active key. @param sealer key of one sealed value */
async function olderDatabase(sealer: { id: string; secret: Buffer }) {
  const name = `test_${randomBytes(6).toString('hex')}`
  await using admin = await connect(inject('template'), 1)
  await sql`create database ${sql.id(name)} template template0`.execute(admin)
  const address = inject('template').replace(/\/\w+(\?|$)/, `/${name}$1`)
  const db = await connect(address, 2)
  onTestFinished(() => db.destroy())
  const earlier = Object.fromEntries(Object.entries(migrations).filter(([step]) => step < '0067'))
  await new Migrator({ db, provider: { getMigrations: async () => earlier } }).migrateToLatest()
  const keys = new Keyring([active])
  await db.transaction().execute((tx) => beginSeals(tx, keys))
  await recordAlone(db, keys, { actor: 'system', action: 'test', subject: 'nothing', outcome: 'done' })
  const private_sealed = new Keyring([sealer]).seal('{}', 'anything')
  await db.insertInto('push_keys').values({ public_key: 'k', private_sealed }).execute()
  return { db, start: starting(address) }
}

const checksIn = async (db: Database) => {
  const rows = await db.selectFrom('key_checks').select(['id', 'has_sealed']).orderBy('id').execute()
  return rows.map(({ id, has_sealed }) => `${id} ${has_sealed ? 'has sealed' : 'waits'}`)
}

describe('[OPS-5] a lost or wrong key is noticed at the start', () => {
  test('the right keys are accepted, again and again, and each has a check value', async () => {
    const { db, start } = await database()
    expect(await start(active, older)).toBe('accepted')
    expect(await checksIn(db)).toEqual(['new has sealed', 'old waits'])
    expect([await start(active, older, key('2027', 7)), await start(key('2027', 7), active)]).toEqual([
      'accepted',
      'accepted',
    ])
    expect(await checksIn(db)).toEqual(['2027 has sealed', 'new has sealed', 'old waits'])
  })

  test('another secret under a known id is refused, with the id, whichever place it has in the keyring', async () => {
    const { db, start } = await database()
    expect(await start(key('new', 9), older)).toMatch(/ENCRYPTION_KEYS \(id new\).*Nothing was changed/)
    expect(await start(active, key('old', 9))).toMatch(/ENCRYPTION_KEYS \(id old\).*Nothing was changed/)
    expect(await start(key('2027', 7), key('new', 9), older)).toMatch(/ENCRYPTION_KEYS \(id new\)/)
    expect(await checksIn(db)).toEqual(['new has sealed', 'old waits'])
  })

  test('a key that has sealed data and is missing is refused; one that has sealed nothing may go', async () => {
    const { db, start } = await database()
    expect(await start(key('2027', 7), older)).toMatch(/id new/)
    expect(await checksIn(db)).toEqual(['new has sealed', 'old waits'])
    expect(await start(active)).toBe('accepted')
  })

  test('an upgrade needs every key that has sealed a value, and a refusal leaves the old version as it was', async () => {
    const sealer = key('2019', 5)
    const { db, start } = await olderDatabase(sealer)
    const upgraded = async () =>
      (await sql`select from kysely_migration where name like '0067%'`.execute(db)).rows.length > 0
    expect([await start(active), await upgraded()]).toEqual([expect.stringMatching(/id 2019.*Nothing was/), false])
    expect([await start(key('new', 9), sealer), await upgraded()]).toEqual([
      expect.stringMatching(/id new.*Nothing was changed/),
      false,
    ])
    expect([await start(active, sealer), await upgraded()]).toEqual(['accepted', true])
    expect(await checksIn(db)).toEqual(['2019 has sealed', 'new has sealed'])
    expect(await start(active, key('2019', 6))).toMatch(/id 2019/)
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
