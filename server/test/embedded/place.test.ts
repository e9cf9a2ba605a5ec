import { chmod, cp, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { scaleTimeout } from '../../../scripts/test/timeout.ts'
import { isRoot, systemAccount } from '../../src/db/embedded/account.ts'
import { binariesIn, findBinaries } from '../../src/db/embedded/binaries.ts'
import { EmbeddedDatabaseError, openAt } from '../../src/db/embedded/index.ts'
import { choosePlace } from '../../src/db/embedded/place.ts'
import { whole } from '../setup/whole.ts'
import { openEmbedded, query, quiet, serversIn, startPortal, temporaryDirectory } from './help.ts'

const canBePostgres = isRoot() && (await systemAccount()) !== undefined

describe('the location of the database may be', { timeout: scaleTimeout(60_000) }, () => {
  test('data and programs under a directory of mode 700', whole, async () => {
    const closed = await temporaryDirectory()
    await chmod(closed, 0o700)
    const installed = await findBinaries()
    const root = join(closed, 'project/native')
    await cp(installed.root, root, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !path.endsWith('.a'),
    })
    const binaries = binariesIn(root, installed.version)
    const base = join(await temporaryDirectory(), 'system')
    const embedded = await openAt(await choosePlace(join(closed, 'data'), quiet, { binaries, base }), quiet)
    expect(await query(embedded.connectionString, 'select 1 as one')).toEqual([{ one: 1 }])
    await embedded.release()
    expect(serversIn(closed)).toEqual([])
  })

  test('a path too long for a socket', whole, async () => {
    const dataDir = join(await temporaryDirectory(), 'long'.repeat(20), 'name with spaces & signs %'.repeat(3))
    const here = await openEmbedded({ dataDir, log: quiet })
    const socketDirectory = new URL(here.connectionString.replace('@/', '@local/')).searchParams.get('host') ?? ''
    expect(socketDirectory.length).toBeLessThan(90)
    expect((await stat(socketDirectory)).mode & 0o777).toBe(0o700)
    const there = await startPortal(dataDir)
    expect(there).toMatchObject({ pid: here.pid, adopted: true })
    expect(await query(there.connectionString, 'select 1 as one')).toEqual([{ one: 1 }])
    await here.release()
    await there.leave()
    await expect(stat(socketDirectory)).rejects.toThrow(/ENOENT/)
  })

  // Only root can switch users, and a test should not add a user to the machine.
  describe.runIf(canBePostgres)('root without namespaces', () => {
    test('runs the server as the user postgres, who keeps it when namespaces are available again', whole, async () => {
      const dataDir = await temporaryDirectory()
      await withoutNamespaces(dataDir)
      const before = await openEmbedded({ dataDir, log: quiet })
      expect((await stat(`/proc/${before.pid}`)).uid).toBe((await systemAccount())?.user?.uid)
      await query(before.connectionString, 'create table note as select 7 as kept')
      await before.release()

      vi.unstubAllEnvs()
      const after = await openEmbedded({ dataDir, log: quiet })
      expect(await query(after.connectionString, 'select kept from note')).toEqual([{ kept: 7 }])
      await after.release()
      expect(serversIn(dataDir)).toEqual([])
    })

    test('places it elsewhere when that user cannot reach the data directory', whole, async () => {
      const outside = await temporaryDirectory()
      const [dataDir, base] = [join(outside, 'closed'), join(outside, 'system')]
      await mkdir(dataDir, { mode: 0o700 })
      await withoutNamespaces(outside)
      const warnings: object[] = []
      const log = { ...quiet, warn: (details: object) => warnings.push(details) }
      const before = await openAt(await choosePlace(dataDir, log, { base }), quiet)
      expect(warnings).toEqual([{ home: expect.stringContaining(base) }])
      expect(await query(before.connectionString, 'select 1 as one')).toEqual([{ one: 1 }])

      vi.unstubAllEnvs()
      const after = await openAt(await choosePlace(dataDir, quiet, { base }), quiet)
      expect(after).toMatchObject({ pid: before.pid, adopted: true })
      await before.release()
      await after.release()
      expect(serversIn(outside)).toEqual([])
    })

    test("does not create a second database beside root's own data", whole, async () => {
      const dataDir = await temporaryDirectory()
      await mkdir(join(dataDir, 'postgres'), { mode: 0o700 })
      await withoutNamespaces(dataDir)
      await refuses(dataDir, /made when root could use user namespaces/)
    })
  })
})

describe('a database that cannot be used', { timeout: scaleTimeout(60_000) }, () => {
  test('the data directory is a file, or below one', async () => {
    const directory = await temporaryDirectory()
    await writeFile(join(directory, 'file'), '')
    await refuses(join(directory, 'file'), /file is not a directory/)
    await refuses(join(directory, 'file/data'), /file\/data is not a directory, or lies under something/)
  })

  test('the data directory is not writable', async () => {
    // Not even root can create a directory there.
    await refuses('/sys/data', /\/sys\/data is not writable/)
  })

  test('the data is of another PostgreSQL version', async () => {
    const dataDir = await temporaryDirectory()
    await (await openEmbedded({ dataDir, log: quiet })).release()
    await writeFile(join(dataDir, 'postgres/PG_VERSION'), '15\n')
    await refuses(dataDir, /made by PostgreSQL 15, and this portal brings PostgreSQL 18/)
  })

  test('another file has the name of the cluster', whole, async () => {
    const dataDir = await temporaryDirectory()
    await (await openEmbedded({ dataDir, log: quiet })).release()
    const password = await readFile(join(dataDir, 'postgres.password'), 'utf8')
    await rm(join(dataDir, 'postgres/PG_VERSION'))
    await refuses(dataDir, /not a PostgreSQL data directory: move it away/)
    expect(await readFile(join(dataDir, 'postgres.password'), 'utf8')).toBe(password)
  })

  test('the server does not start: the error contains the end of its log', whole, async () => {
    const dataDir = await temporaryDirectory()
    await (await openEmbedded({ dataDir, log: quiet })).release()
    await writeFile(join(dataDir, 'postgres/postgresql.conf'), 'no_such_setting = 1\n')
    await refuses(dataDir, /did not start[\s\S]*no_such_setting/)
    expect(serversIn(dataDir)).toEqual([])
  })

  test('the password is missing or wrong', whole, async () => {
    const dataDir = await temporaryDirectory()
    const { release } = await openEmbedded({ dataDir, log: quiet })
    await writeFile(join(dataDir, 'postgres.password'), 'wrong\n')
    await refuses(dataDir, /does not accept the password/)
    await release()
    expect(serversIn(dataDir)).toEqual([])
  })

  test('there are no binaries for the platform', async () => {
    await expect(findBinaries('sunos', 'sparc')).rejects.toThrow(EmbeddedDatabaseError)
    await expect(findBinaries('darwin', 'arm64')).rejects.toThrow(/Set DATABASE_URL/)
  })
})

/** Shadows `unshare` with a program that fails like the real one where namespaces are forbidden. */
async function withoutNamespaces(directory: string): Promise<void> {
  const programs = join(directory, 'programs')
  await mkdir(programs)
  await writeFile(join(programs, 'unshare'), '#!/bin/sh\nexit 1\n', { mode: 0o755 })
  vi.stubEnv('PATH', `${programs}:${process.env.PATH}`)
  onTestFinished(() => {
    vi.unstubAllEnvs()
  })
}

async function refuses(dataDir: string, message: RegExp): Promise<void> {
  const refusal = openEmbedded({ dataDir, log: quiet })
  await expect(refusal).rejects.toThrow(EmbeddedDatabaseError)
  await expect(refusal).rejects.toThrow(message)
}
