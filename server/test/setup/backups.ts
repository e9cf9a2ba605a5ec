import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { inject, onTestFinished } from 'vitest'
import { backUp, type Site } from '../../src/backup/back-up.ts'
import { openBackup } from '../../src/backup/opened.ts'
import { openPlace } from '../../src/backup/place.ts'
import { restoreBackup } from '../../src/backup/restore.ts'
import { verifyBackup } from '../../src/backup/verify.ts'
import { connect, type Database } from '../../src/db/client.ts'
import { sealedColumns } from '../../src/domains.ts'
import { adoptStore } from '../../src/files/pairing.ts'
import { openFileStore } from '../../src/files/store.ts'
import type { Keyring } from '../../src/secrets/keyring.ts'
import { copyTemplate, emptyDatabase } from './database.ts'
import { testKeys } from './keys.ts'

export const keys = testKeys(inject('secrets'))
export const quietly = () => {}

/** A folder that the test's end removes. */
export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-backup-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

export interface TestSite extends Site {
  db: Database
  dataDir: string
  close(): Promise<void>
}

/** A portal's data with the demo's content and files, or its documents alone, without a process; `close` removes it. */
export async function openSite({ media = true } = {}): Promise<TestSite> {
  const { connectionString: address, drop } = await copyTemplate()
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-site-'))
  const demo = dirname(inject('mediaDir'))
  for (const folder of media ? ['media', 'private', 'films'] : ['private'])
    if (existsSync(join(demo, folder))) execFileSync('cp', ['-al', join(demo, folder), dataDir])
  const db = await connect(address, 4)
  const files = await openFileStore({ dataDir })
  await rm(join(dataDir, 'private/store.id'), { force: true })
  await adoptStore(db, files)
  const close = async () => {
    files.close()
    await db.destroy()
    await drop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { address, db, keys, files, dataDir, close }
}

/** An empty database, which the test's end drops. */
export async function emptyAddress(): Promise<string> {
  const { connectionString, drop } = await emptyDatabase()
  onTestFinished(drop)
  return connectionString
}

export async function backUpTo(site: Site, address: string, recipients: string[] = []) {
  const place = await openPlace(address, join(tmpdir(), 'portal-drafts'))
  try {
    const { manifest } = await backUp(site, place, { recipients, version: '1.2.3', progress: quietly })
    return manifest
  } finally {
    place.close()
  }
}

interface Reading {
  keyring?: Keyring
  identity?: string
  snapshot?: string
}

/** What verifying says: that the backup is whole, or why not. */
export async function verified(address: string, { keyring = keys, ...wanted }: Reading = {}): Promise<string> {
  const place = await openPlace(address, tmpdir())
  try {
    const backup = await openBackup(place, keyring, wanted)
    const aside = { address: await emptyAddress(), sealed: sealedColumns, progress: quietly }
    return await verifyBackup(backup, aside)
  } catch (error) {
    return (error as Error).message
  } finally {
    place.close()
  }
}

/** Restores the newest backup. @returns what stopped it; undefined when nothing did */
export async function restored(from: string, to: Omit<Site, 'keys'>, { keyring = keys, ...wanted }: Reading = {}) {
  const place = await openPlace(from, tmpdir())
  try {
    const backup = await openBackup(place, keyring, wanted)
    await restoreBackup(backup, { ...to, progress: quietly })
    return undefined
  } catch (error) {
    return (error as Error).message
  } finally {
    place.close()
  }
}

/** A copy of a place whose files can be changed without changing the original. */
export async function copyOf(place: string): Promise<string> {
  const folder = join(await newFolder(), 'place')
  await mkdir(folder)
  execFileSync('cp', ['-r', `${place}/.`, folder])
  return folder
}

export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

/** The content of every table, in one hash each. */
export async function contentOf(address: string): Promise<Record<string, string>> {
  await using db = await connect(address, 1)
  const { rows } = await sql<{ name: string }>`
    select relname::text as name from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace order by 1`.execute(db)
  const content: Record<string, string> = {}
  for (const { name } of rows) {
    const hashed = await sql<{ hash: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(t::text, '' order by t::text)), '') as hash from ${sql.table(name)} t`.execute(
      db,
    )
    content[name] = hashed.rows[0]?.hash ?? ''
  }
  return content
}

/** The content of every file below a data directory, in base64. */
export async function filesIn(dataDir: string): Promise<Record<string, string>> {
  const names = (await filesBelow(dataDir)).filter((name) => /\/(media|private|films)\//.test(name)).sort()
  return Object.fromEntries(
    await Promise.all(
      names.map(async (name) => [name.slice(dataDir.length), (await readFile(name)).toString('base64')]),
    ),
  )
}
