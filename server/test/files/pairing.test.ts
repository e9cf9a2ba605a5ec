import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { utimes } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { compileCache } from '../../../scripts/shared/compile-cache.ts'
import { scaleTimeout } from '../../../scripts/test/timeout.ts'
import { ConfigError } from '../../src/config.ts'
import type { Database } from '../../src/db/client.ts'
import { adoptStore, arePaired, pairStore } from '../../src/files/pairing.ts'
import { attachFiles, privateKey, storePrivate } from '../../src/files/private.ts'
import { sweepFiles } from '../../src/files/sweep.ts'
import { addAccount, emptyDatabase, type FileFixture, type Kind, openFileFixture, silent } from '../setup/files.ts'
import { failToStart } from '../setup/process.ts'
import { whole } from '../setup/whole.ts'

const run = promisify(execFile)

let fixture: FileFixture
const drops: (() => Promise<unknown>)[] = []

afterEach(async () => {
  for (const drop of drops.splice(0)) await drop()
  await fixture.close()
})

async function freshDatabase() {
  const { drop, ...fresh } = await emptyDatabase()
  drops.push(drop)
  return fresh
}

/** Adds kept files of one account and returns their ids. */
async function addFiles(count: number, db: Database = fixture.db): Promise<string[]> {
  const ownerId = await addAccount(db)
  const file = { bytes: Buffer.from('x'), mediaType: 'image/png' as const, width: 1, height: 1, ownerId }
  const ids = await Promise.all(Array.from({ length: count }, () => storePrivate(db, fixture, file)))
  await db.transaction().execute((tx) => attachFiles(tx, ids, { ownerId }, ownerId))
  return ids
}

/** Removes the ids, as from before pairing existed. */
async function forgetIds() {
  await fixture.db.deleteFrom('file_store').execute()
  await fixture.store.disk.delete('private/store.id')
}

const start = (on: Pick<FileFixture, 'address' | 'db'>) =>
  pairStore({ address: on.address, db: on.db, files: fixture.store }, silent)
const refusal = (on: Pick<FileFixture, 'address' | 'db'>) => start(on).catch((error: unknown) => error)
const contents = async () => (await fixture.everything()).map(({ name }) => name).sort()

describe('a disk belongs to one database', () => testPairing('disk'))
describe('a bucket belongs to one database', whole, () => testPairing('bucket'))

function testPairing(kind: Kind) {
  beforeEach(async () => {
    fixture = await openFileFixture(kind)
  })

  test('[SEC-1] an empty database is refused beside a store with files, and nothing changes', async () => {
    await addFiles(3)
    const fresh = await freshDatabase()
    const before = await contents()
    for (const prepare of [async () => {}, forgetIds]) {
      await prepare()
      const error = await refusal(fresh)
      expect(error).toBeInstanceOf(ConfigError)
      expect(String(error)).toMatch(/of 0 private files in the database 0 .* of 3 in the store 3 .*npm run files:adopt/)
    }
    expect(await contents()).toEqual(before.filter((name) => !name.includes('store.id')))
    expect(await fresh.db.selectFrom('file_store').selectAll().execute()).toEqual([])
  })

  test('[SEC-1] a database paired with another store is refused, even when neither has files', async () => {
    const fresh = await freshDatabase()
    await fresh.db.insertInto('file_store').values({ id: randomUUID() }).execute()
    expect(String(await refusal(fresh))).toMatch(/belongs to another database/)
    await expect(sweepFiles({ db: fresh.db, store: fixture.store, now: new Date() })).rejects.toThrow(
      /Nothing was swept/,
    )
  })

  test('[SEC-1] a database with files is refused beside a store without them', async () => {
    const ids = await addFiles(3)
    for (const id of ids) await fixture.store.disk.delete(privateKey(id))
    await fixture.store.disk.delete('private/store.id')
    expect(String(await refusal(fixture))).toMatch(/of 3 private files in the database 3 are not in the store/)
  })

  test('[SEC-1] an older installation is adopted if rows and objects match, and refused otherwise', async () => {
    const ids = await addFiles(40)
    await forgetIds()
    await fixture.store.disk.delete(privateKey(ids[0] ?? ''))
    await fixture.store.disk.put(privateKey(randomUUID()), 'x')
    expect(await refusal(fixture)).toBeUndefined()
    expect(await arePaired(fixture.db, fixture.store)).toBe(true)

    await forgetIds()
    for (const id of ids.slice(1, 4)) await fixture.store.disk.delete(privateKey(id))
    expect(String(await refusal(fixture))).toMatch(/of 40 private files in the database 4 are not in the store/)
    expect(await arePaired(fixture.db, fixture.store)).toBe(false)
  })

  test('[SEC-1] a restored copy that lacks one id is paired again if the files match', async () => {
    await addFiles(2)
    await fixture.db.deleteFrom('file_store').execute()
    expect(await refusal(fixture)).toBeUndefined()
    await fixture.store.disk.delete('private/store.id')
    expect(await refusal(fixture)).toBeUndefined()
    expect(await arePaired(fixture.db, fixture.store)).toBe(true)
  })

  test('[SEC-1] processes starting at the same time on an empty database and store agree on one id', async () => {
    await forgetIds()
    await Promise.all([1, 2, 3].map(() => start(fixture)))
    expect(await arePaired(fixture.db, fixture.store)).toBe(true)
  })

  test('[SEC-1] an adopted store refuses its previous database', async () => {
    await addFiles(1)
    const fresh = await freshDatabase()
    await adoptStore(fresh.db, fixture.store)
    expect(await refusal(fresh)).toBeUndefined()
    expect(String(await refusal(fixture))).toMatch(/belongs to another database/)
  })
}

describe('with the wrong database', () => {
  const tool = (name: string) => fileURLToPath(new URL(`../../../scripts/${name}.ts`, import.meta.url))

  test('[SEC-1] portal and tools refuse with a clear message, and files:adopt resolves it', {
    ...whole,
    timeout: scaleTimeout(90_000),
  }, async () => {
    fixture = await openFileFixture('disk')
    const [id = ''] = await addFiles(1)
    const fresh = await freshDatabase()
    const settings = {
      DATA_DIR: fixture.dataDir,
      // The server listens on a socket only; the setting needs some host, which is not used.
      DATABASE_URL: fresh.address.replace('@/', '@localhost/'),
      ENCRYPTION_KEYS: `new:${inject('secrets')[0]}`,
    }
    const { code, output } = await failToStart(settings)
    expect([code, output]).toEqual([1, expect.stringMatching(/could not start.\nThe file store in .* files:adopt\n$/)])

    const call = (name: string, ...args: string[]) =>
      run(process.execPath, [tool(name), ...args], {
        env: { PATH: process.env.PATH ?? '', ...compileCache, ...settings },
      })
    await expect(call('keys-reseal')).rejects.toThrow(/The file store in .* do not belong together/)
    const old = new Date(Date.now() - 25 * 3_600_000)
    await utimes(`${fixture.dataDir}/${privateKey(id)}`, old, old)
    expect((await call('files-adopt')).stdout).toMatch(/1, of which 1 are not in the database.\nNothing was changed/)
    await expect(call('keys-reseal')).rejects.toThrow(/do not belong together/)
    expect((await call('files-adopt', '--yes')).stdout).toMatch(/1 files without a record were set aside/)
    expect((await call('keys-reseal')).stdout).toMatch(/0 files/)
    // Starts the portal once and its tools five times, each a process of its own.
  })
})
