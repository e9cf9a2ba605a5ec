import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { scaleTimeout } from '../../../scripts/test/timeout.ts'
import { whole } from '../setup/whole.ts'
import { openEmbedded, query, quiet, serversIn, startPortal, temporaryDirectory } from './help.ts'

describe('a first start', { timeout: scaleTimeout(60_000) }, () => {
  test('creates a database that a pool and a listener can use', async () => {
    const dataDir = await temporaryDirectory()
    const embedded = await openEmbedded({ dataDir, log: quiet })
    expect(embedded.adopted).toBe(false)

    const pool = new pg.Pool({ connectionString: embedded.connectionString, max: 3 })
    await pool.query('create table note (body text)')
    await Promise.all(['一', '二', '三'].map((body) => pool.query('insert into note values ($1)', [body])))
    const notes = await pool.query('select body from note order by body')
    expect(notes.rows.map((row) => row.body).toSorted()).toEqual(['一', '二', '三'].toSorted())

    const listener = new pg.Client(embedded.connectionString)
    await listener.connect()
    await listener.query('listen news')
    const heard = new Promise((resolve) => listener.once('notification', resolve))
    await pool.query("notify news, 'hello'")
    expect(await heard).toMatchObject({ channel: 'news', payload: 'hello' })

    await listener.end()
    await pool.end()
    await embedded.release()
    expect(serversIn(dataDir)).toEqual([])
  })

  test('lets a closing pool disconnect, and cuts remaining connections', whole, async () => {
    const dataDir = await temporaryDirectory()
    const first = await openEmbedded({ dataDir, log: quiet })
    const pool = new pg.Pool({ connectionString: first.connectionString, max: 5 })
    await Promise.all(Array.from({ length: 5 }, () => pool.query('select pg_sleep(0.01)')))
    await pool.end()
    await first.release()

    const second = await openEmbedded({ dataDir, log: quiet })
    const stays = new pg.Client(second.connectionString)
    await stays.connect()
    const cut = new Promise<Error>((resolve) => stays.on('error', resolve))
    await second.release()
    expect((await cut).message).toContain('terminating connection')
    expect(serversIn(dataDir)).toEqual([])
  })

  test('configures the cluster as the portal needs it', async () => {
    const dataDir = await temporaryDirectory()
    const { connectionString, release } = await openEmbedded({ dataDir, log: quiet })
    const settings = await query(
      connectionString,
      `select current_setting('fsync') fsync, current_setting('data_checksums') checksums,
        current_setting('server_encoding') encoding, current_setting('timezone') zone,
        current_setting('listen_addresses') addresses, current_user as role, current_database() as name,
        (select rolsuper from pg_roles where rolname = current_user) as super`,
    )
    expect(settings).toEqual([
      {
        fsync: 'on',
        checksums: 'on',
        encoding: 'UTF8',
        zone: 'UTC',
        addresses: '',
        role: 'portal',
        name: 'portal',
        super: false,
      },
    ])
    await query(connectionString, 'create extension pg_trgm')
    expect(await query(connectionString, "select cardinality(show_trgm('社區活動')) as trigrams")).toEqual([
      { trigrams: 5 },
    ])
    await release()
  })

  test('keeps the password private, and requires it', async () => {
    const dataDir = await temporaryDirectory()
    const { connectionString, release } = await openEmbedded({ dataDir, log: quiet })
    const file = join(dataDir, 'postgres.password')
    const password = (await readFile(file, 'utf8')).trim()
    expect(password).toMatch(/^[0-9a-f]{64}$/)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect((await stat(join(dataDir, 'postgres'))).mode & 0o777).toBe(0o700)
    await expect(query(connectionString.replace(password, 'guess'), 'select 1')).rejects.toThrow(/password/)
    await expect(query(connectionString.replace('//portal:', '//postgres:'), 'select 1')).rejects.toThrow(/log in/)
    await release()
  })

  test('writes no values of refused statements to its log', whole, async () => {
    const dataDir = await temporaryDirectory()
    const { connectionString, release } = await openEmbedded({ dataDir, log: quiet })
    await query(connectionString, 'create table person (phone text primary key)')
    await query(connectionString, "insert into person values ('2125550100')")
    await expect(query(connectionString, "insert into person values ('2125550100')")).rejects.toThrow(/duplicate/)
    await release()
    expect(await readFile(join(dataDir, 'postgres.log'), 'utf8')).not.toContain('2125550100')
  })
})

describe('a second user', { timeout: scaleTimeout(60_000) }, () => {
  test('in the same process gets the same server, and the last to leave stops it', whole, async () => {
    const dataDir = await temporaryDirectory()
    const first = await openEmbedded({ dataDir, log: quiet })
    const second = await openEmbedded({ dataDir, log: quiet })
    expect(second).toMatchObject({ pid: first.pid, adopted: true, connectionString: first.connectionString })

    await Promise.all([first.release(), first.release()])
    expect(await query(second.connectionString, 'select 1 as one')).toEqual([{ one: 1 }])
    await second.release()
    expect(serversIn(dataDir)).toEqual([])
  })

  test('in another process gets the same server, and the last to leave stops it', whole, async () => {
    const dataDir = await temporaryDirectory()
    const here = await openEmbedded({ dataDir, log: quiet })
    const there = await startPortal(dataDir)
    expect(there).toMatchObject({ pid: here.pid, adopted: true })

    await here.release()
    expect(await query(there.connectionString, 'select 1 as one')).toEqual([{ one: 1 }])
    await there.leave()
    expect(serversIn(dataDir)).toEqual([])
  })

  test('at the same instant on an empty directory gets the same server', async () => {
    const dataDir = join(await temporaryDirectory(), 'new')
    const portals = await Promise.all([startPortal(dataDir), startPortal(dataDir), startPortal(dataDir)])
    expect(new Set(portals.map((portal) => portal.pid)).size).toBe(1)
    expect(portals.filter((portal) => !portal.adopted)).toHaveLength(1)
    expect(serversIn(dataDir)).toHaveLength(1)
    await Promise.all(portals.map((portal) => query(portal.connectionString, 'select 1')))
    await Promise.all(portals.map((portal) => portal.leave()))
    expect(serversIn(dataDir)).toEqual([])
  })
})
