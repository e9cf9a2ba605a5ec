import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getBackupState, isWorrying } from '@portal/contract/backup/staff'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { backupCheck } from '../../../scripts/homecare/checks/backups.ts'
import { noteBackup, noteFailure, stateOfBackups } from '../../src/backup/attempts.ts'
import { backUp } from '../../src/backup/back-up.ts'
import { idOf, keptOf } from '../../src/backup/keeping.ts'
import type { Manifest } from '../../src/backup/manifest.ts'
import { openPlace } from '../../src/backup/place.ts'
import { connectForCopying } from '../../src/db/copy.ts'
import { backUpTo, filesBelow, newFolder, openSite, quietly, type TestSite } from '../setup/backups.ts'
import { startBucket, withMethodReplaced } from '../setup/files.ts'
import { hasNamespaces, runInNamespace } from '../setup/namespace.ts'
import { newStaff } from '../setup/people.ts'
import { startPortal } from '../setup/portal.ts'
import { failTool } from '../setup/tool.ts'
import { whole } from '../setup/whole.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite({ media: false })
})
afterAll(() => site.close())

const settings = () => ({
  DATABASE_URL: site.address.replace('@/', '@localhost/'),
  DATA_DIR: site.dataDir,
  ENCRYPTION_KEYS: inject('secrets')
    .map((secret, i) => `${i === 0 ? 'new' : 'old'}:${secret}`)
    .join(),
})
const tool = fileURLToPath(new URL('../../../scripts/backup.ts', import.meta.url))
const manifestsIn = async (place: string) => (await filesBelow(place)).filter((name) => name.endsWith('manifest.json'))

/** Does something when a backup that is being made has come to a table after some others. */
async function halfway(begin: () => void, then: () => Promise<unknown>) {
  await using holder = await connectForCopying(site.address)
  await holder.transaction({ isolation: 'read committed', readOnly: false }, async ({ tx }) => {
    await sql`lock table banners in access exclusive mode`.execute(tx)
    begin()
    const waits = sql<{ waits: boolean }>`
      select exists (
        select from pg_stat_activity where datname = current_database() and query ilike 'copy "banners"%'
      ) as waits`
    const isThere = async () => {
      await sql`select pg_stat_clear_snapshot()`.execute(tx)
      return (await waits.execute(tx)).rows[0]?.waits
    }
    await expect.poll(isThere).toBe(true)
    await then()
  })
}

function forbid([name]: string[]) {
  if (name) throw new Error(`${name}: forbidden`)
}

/** Ends a backup by SIGKILL when some of its tables are written. */
async function killHalfway(place: string) {
  let child: ChildProcess | undefined
  await halfway(
    () => {
      child = spawn(process.execPath, [tool, place], { env: { ...process.env, ...settings() }, stdio: 'ignore' })
      onTestFinished(() => void child?.kill('SIGKILL'))
    },
    async () => {
      child?.kill('SIGKILL')
      await once(child as ChildProcess, 'exit')
    },
  )
}

describe('[O02] making a backup', () => {
  test('kill -9 in the middle leaves the last good one; the next run removes what was begun', async () => {
    const place = await newFolder()
    const { id } = await backUpTo(site, place)
    await killHalfway(place)
    expect((await filesBelow(place)).filter((name) => name.endsWith('.copy.zst')).length).toBeGreaterThan(3)
    expect(await manifestsIn(place)).toEqual([join(place, 'snapshots', id, 'manifest.json')])
    const next = await backUpTo(site, place)
    expect((await manifestsIn(place)).length).toBe(2)
    const tables = (await filesBelow(place)).filter((name) => name.endsWith('.copy.zst'))
    expect(tables.length).toBe(2 * next.tables.length)
    expect((await filesBelow(place)).filter((name) => name.includes('/drafts/'))).toEqual([])
  })

  test('a backup is of one moment, whatever is written meanwhile', async () => {
    const place = await newFolder()
    const rowsOf = ({ tables }: Manifest) => tables.find(({ name }) => name === 'search_synonyms')?.rows
    const before = await backUpTo(site, place)
    let making: Promise<Manifest> | undefined
    await halfway(
      () => {
        making = backUpTo(site, place)
      },
      () =>
        site.db
          .insertInto('search_synonyms')
          .values({ words: ['meanwhile'] })
          .execute(),
    )
    expect(rowsOf((await making) as Manifest)).toBe(rowsOf(before))
    expect(rowsOf(await backUpTo(site, place))).toBe((rowsOf(before) ?? 0) + 1)
  })

  test('a file that was set aside since the snapshot is taken from the trash', async () => {
    const place = await newFolder()
    const { id } = await site.db.selectFrom('files').select('id').limit(1).executeTakeFirstOrThrow()
    const key = `private/${id.slice(0, 2)}/${id}`
    const trash = `trash/${new Date().toISOString().slice(0, 10)}/${key}`
    const before = await backUpTo(site, await newFolder())
    await site.files.disk.move(key, trash)
    const { files } = await backUpTo(site, place)
    await site.files.disk.move(trash, key)
    expect(files.count).toBe(before.files.count)
  })

  test('files are copied once; one that is lost in the place is copied again', async () => {
    const place = await newFolder()
    await backUpTo(site, place)
    const [first = ''] = (await filesBelow(join(place, 'files'))).sort()
    const copied: string[] = []
    const files = withMethodReplaced(site.files, 'getStream', async (key) => {
      copied.push(key)
      return site.files.disk.getStream(key)
    })
    await rm(first)
    await backUpTo({ ...site, files }, place)
    expect(copied.length).toBe(1)
    expect(existsSync(first)).toBe(true)
  })

  test('is refused in words: a folder that is none, of something else, of another portal, and a bucket that goes away', async () => {
    const root = await newFolder()
    const [occupied, foreign] = [join(root, 'occupied'), join(root, 'foreign')]
    const why = (address: string) => backUpTo(site, address).then(String, (error: Error) => error.message)
    expect(await why(join(root, 'nowhere'))).toMatch(/nowhere is not a folder/)
    await mkdir(occupied)
    await writeFile(join(occupied, 'photos.zip'), 'x')
    expect(await why(occupied)).toMatch(/something else already/)
    await mkdir(foreign)
    await writeFile(join(foreign, 'portal.json'), '{"portal":"another"}')
    expect(await why(foreign)).toMatch(/backups of another portal \(another\)/)
    const bucket = await startBucket(join(root, 'bucket'))
    await bucket.close()
    expect(await why(bucket.url)).toMatch(/BACKUP_TO: the bucket portal at .* does not answer/)
  })

  test('a bucket that goes away in the middle is told in words', whole, async () => {
    const bucket = await startBucket(join(await newFolder(), 'bucket'))
    let closing: Promise<unknown> | undefined
    const files = withMethodReplaced(site.files, 'getStream', (key) => {
      closing ??= bucket.close()
      return site.files.disk.getStream(key)
    })
    await expect(backUpTo({ ...site, files }, bucket.url)).rejects.toThrow(/^the bucket portal at \S+ does not answer/)
    await closing
  })

  test('a full disk is told in words, and the last good one stays', ({ skip }) => {
    if (!hasNamespaces) skip('this machine forbids namespaces')
    const names = Object.entries(settings()).map(([name, value]) => `export ${name}='${value}'`)
    const { output } = runInNamespace(`
      set +e
      ${names.join('\n')}
      mount -t tmpfs -o size=16m none /opt
      ${process.execPath} ${tool} /opt
      head -c 16m /dev/zero > /opt/filler 2>/dev/null
      ${process.execPath} ${tool} /opt
      rm /opt/filler
      ls /opt/snapshots/*/manifest.json | wc -l
      ${process.execPath} ${tool} /opt
    `)
    const full = 'The disk is full: nothing more fits into the folder /opt.'
    expect(output.match(/Made the backup|^\d+$|The disk.*/gm)).toEqual([
      'Made the backup',
      '1',
      'Made the backup',
      full,
    ])
  })

  test('a backup is one although files of older ones cannot be removed, which is told', async () => {
    const folder = await newFolder()
    await backUpTo(site, folder)
    const place = await openPlace(folder, tmpdir())
    onTestFinished(() => place.close())
    await mkdir(join(folder, 'files/plain/00'), { recursive: true })
    await writeFile(join(folder, 'files/plain/00/no-backup-names-it'), 'x')
    const forbidding = { ...place, remove: async (names: Iterable<string>) => forbid([...names]) }
    const { manifest, notRemoved } = await backUp(site, forbidding, {
      recipients: [],
      version: '1.2.3',
      progress: quietly,
    })
    expect(await manifestsIn(folder)).toContainEqual(expect.stringContaining(manifest.id))
    expect(notRemoved?.message).toBe('files/plain/00/no-backup-names-it: forbidden')
  })

  test('an attempt that fails is remembered with its reason, and told by the command', async () => {
    const { code, output } = await failTool('backup', ['/nowhere'], settings())
    expect([code, output]).toEqual([1, expect.stringMatching(/nowhere is not a folder/)])
    expect((await stateOfBackups(site.db)).attempts[0]?.problem).toMatch(/nowhere is not a folder/)
    await sql`delete from backup_attempts`.execute(site.db)
  })
})

describe('[O02] backups are kept for seven days, five weeks and twelve months', () => {
  const nights = (count: number) =>
    Array.from({ length: count }, (_, i) => idOf(new Date(Date.UTC(2026, 10, 28, 3, 10) - i * 86_400_000)))

  test('the newest of each, counted by those that there are, and all of the last 24 hours', () => {
    const kept = [...keptOf(nights(500))].sort().reverse()
    expect(kept.slice(0, 7)).toEqual(nights(7))
    // The Sundays before, and the last days of the months before.
    expect(kept.slice(7).map((id) => id.slice(0, 8))).toEqual([
      '20261115',
      '20261108',
      '20261101',
      '20261031',
      '20260930',
      '20260831',
      '20260731',
      '20260630',
      '20260531',
      '20260430',
      '20260331',
      '20260228',
      '20260131',
      '20251231',
    ])
    expect(keptOf(nights(3)).size).toBe(3)
    const [night, noon, nextNoon] = ['20260301T031000.000Z', '20260301T120000.000Z', '20260302T110000.000Z']
    expect([...keptOf([night, noon])].sort()).toEqual([night, noon])
    expect([...keptOf([night, noon, nextNoon])].sort()).toEqual([noon, nextNoon])
  })
})

describe('[O02] the age of the last good backup', () => {
  test('is told to administrators, with the last attempts, and by the doctor', async () => {
    const portal = await startPortal({ database: site.address })
    onTestFinished(() => portal.close())
    const admin = await newStaff(portal, 'admin')
    const read = async () => (await portal.call(getBackupState, {}, admin.headers)).body.data
    const started = (hours: number) => ({ startedAt: new Date(Date.now() - hours * 3_600_000), place: 'the folder /x' })
    const told = async (backupTo?: string) => backupCheck(await stateOfBackups(site.db), backupTo)
    expect(isWorrying(await read())).toBe(false)
    expect([await told(), await told('/x')]).toMatchObject([{ grade: 'warn' }, { grade: 'FAULT' }])
    await noteBackup(site.db, started(25), { id: '20261127T031000Z', bytes: 5_000 })
    expect([isWorrying(await read()), await told('/x')]).toMatchObject([
      false,
      { grade: 'ok', text: 'the last good backup is 25 hours old' },
    ])
    await noteFailure(site.db, started(1), 'The disk is full.')
    expect(await read()).toMatchObject({
      isLate: false,
      attempts: [{ problem: 'The disk is full.' }, { bytes: 5_000, problem: null }],
    })
    expect([isWorrying(await read()), await told('/x')]).toMatchObject([true, { grade: 'FAULT' }])
    await sql`update backup_attempts set started_at = started_at - interval '2 hours'`.execute(site.db)
    await noteBackup(site.db, started(27), { id: '20261127T011000Z', bytes: 1 })
    expect([isWorrying(await read()), await told('/x')]).toMatchObject([true, { grade: 'FAULT' }])
  })
})
