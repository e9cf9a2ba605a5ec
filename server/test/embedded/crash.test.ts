import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { scaleTimeout } from '../../../scripts/test/timeout.ts'
import { whole } from '../setup/whole.ts'
import { openEmbedded, query, quiet, serversIn, startPortal, temporaryDirectory } from './help.ts'

describe('after a crash', { timeout: scaleTimeout(60_000) }, () => {
  test('the next portal adopts the server of a killed one, with its data', async () => {
    const dataDir = await temporaryDirectory()
    const killed = await startPortal(dataDir)
    await query(killed.connectionString, 'create table note as select 7 as kept')
    await killed.kill()

    const next = await openEmbedded({ dataDir, log: quiet })
    expect(next).toMatchObject({ pid: killed.pid, adopted: true })
    expect(await query(next.connectionString, 'select kept from note')).toEqual([{ kept: 7 }])
    expect(serversIn(dataDir)).toEqual([killed.pid])
    await next.release()
    expect(serversIn(dataDir)).toEqual([])
  })

  test('a killed portal does not count as a user', whole, async () => {
    const dataDir = await temporaryDirectory()
    const stays = await startPortal(dataDir)
    const killed = await startPortal(dataDir)
    await killed.kill()
    await stays.leave()
    expect(serversIn(dataDir)).toEqual([])
  })

  test('a signal to the terminal of the portal does not reach the server', whole, async () => {
    const dataDir = await temporaryDirectory()
    const portal = await startPortal(dataDir)
    const fields = (await readFile(`/proc/${portal.pid}/stat`, 'utf8')).replace(/.*\) /, '').split(' ')
    const [group, session] = [Number(fields[2]), Number(fields[3])]
    expect([group, session]).toEqual([portal.pid, portal.pid])
    await portal.leave()
  })

  test('a killed server is restarted with its data', async () => {
    const dataDir = await temporaryDirectory()
    const portal = await startPortal(dataDir)
    await query(portal.connectionString, 'create table note as select 7 as kept')
    process.kill(portal.pid, 'SIGKILL')

    const next = await openEmbedded({ dataDir, log: quiet })
    expect(next.pid).not.toBe(portal.pid)
    expect(serversIn(dataDir)).toEqual([next.pid])
    expect(next.connectionString).toBe(portal.connectionString)
    expect(await query(portal.connectionString, 'select kept from note')).toEqual([{ kept: 7 }])
    await portal.leave()
    expect(await query(next.connectionString, 'select kept from note')).toEqual([{ kept: 7 }])
    await next.release()
    expect(serversIn(dataDir)).toEqual([])
  })

  test('[SEC-10] a killed server used by several portals is restarted by one of them', whole, async () => {
    const dataDir = await temporaryDirectory()
    const portals = await Promise.all([startPortal(dataDir), startPortal(dataDir), startPortal(dataDir)])
    const [{ connectionString, pid }] = portals
    for (let time = 1; time <= 2; time++) {
      for (const server of serversIn(dataDir)) process.kill(server, 'SIGKILL')
      await vi.waitFor(() => query(connectionString, 'select 1'), { timeout: scaleTimeout(30_000), interval: 100 })
    }
    expect(serversIn(dataDir)).not.toContain(pid)
    expect(serversIn(dataDir)).toHaveLength(1)
    await Promise.all(portals.map((portal) => portal.leave()))
    expect(serversIn(dataDir)).toEqual([])
  })

  test('[SEC-10] a portal whose server cannot be restarted ends with an error', whole, async () => {
    const dataDir = await temporaryDirectory()
    const portal = await startPortal(dataDir)
    const ended = once(portal.process, 'exit')
    await rename(join(dataDir, 'postgres'), join(dataDir, 'away'))
    process.kill(portal.pid, 'SIGKILL')
    expect(await ended).toEqual([1, null])
  })

  test('a process id reused by another program is not mistaken for the server', whole, async () => {
    const dataDir = await temporaryDirectory()
    const { cluster, pidFile, socketLock } = await crashed(dataDir)
    const stranger = spawn(process.execPath, ['-e', 'process.stdin.resume()'], { cwd: cluster })
    onTestFinished(() => {
      stranger.kill()
    })
    await once(stranger, 'spawn')
    await writeFile(join(cluster, 'postmaster.pid'), pidFile.replace(/^\d+/, String(stranger.pid)), {
      mode: 0o600,
    })
    await writeFile(join(cluster, '.s.PGSQL.5432.lock'), socketLock.replace(/^\d+/, String(stranger.pid)), {
      mode: 0o600,
    })

    const next = await openEmbedded({ dataDir, log: quiet })
    expect(next.adopted).toBe(false)
    expect(await query(next.connectionString, 'select kept from note')).toEqual([{ kept: 7 }])
    await next.release()
  })

  test('a copy of the data directory is not mistaken for the original', whole, async () => {
    const dataDir = await temporaryDirectory()
    const original = await openEmbedded({ dataDir: join(dataDir, 'original'), log: quiet })
    const copy = await openEmbedded({ dataDir: join(dataDir, 'copy'), log: quiet })
    await copy.release()
    const pidFile = await readFile(join(dataDir, 'original/postgres/postmaster.pid'))
    await writeFile(join(dataDir, 'copy/postgres/postmaster.pid'), pidFile, { mode: 0o600 })

    const again = await openEmbedded({ dataDir: join(dataDir, 'copy'), log: quiet })
    expect(again.adopted).toBe(false)
    expect(serversIn(dataDir)).toHaveLength(2)
    await Promise.all([original.release(), again.release()])
    expect(serversIn(dataDir)).toEqual([])
  })

  test('a server whose directory was renamed is found', whole, async () => {
    const dataDir = await temporaryDirectory()
    const [before, after] = [join(dataDir, 'before'), join(dataDir, 'after')]
    const killed = await startPortal(before)
    await killed.kill()
    await rename(before, after)

    const next = await openEmbedded({ dataDir: after, log: quiet })
    expect(next).toMatchObject({ pid: killed.pid, adopted: true })
    expect(await query(next.connectionString, 'select 1 as one')).toEqual([{ one: 1 }])
    await next.release()
    expect(serversIn(dataDir)).toEqual([])
  })

  test('an interrupted first start is recovered', whole, async () => {
    const dataDir = await temporaryDirectory()
    await mkdir(join(dataDir, 'postgres.unfinished/base'), { recursive: true })
    await writeFile(join(dataDir, 'postgres.unfinished/PG_VERSION'), '18\n')
    await writeFile(join(dataDir, 'postgres.password'), 'of the interrupted start\n')

    const { connectionString, release } = await openEmbedded({ dataDir, log: quiet })
    expect(await query(connectionString, 'select 1 as one')).toEqual([{ one: 1 }])
    await release()
    expect(await readdir(dataDir)).not.toContain('postgres.unfinished')
  })
})

async function crashed(dataDir: string): Promise<{ cluster: string; pidFile: string; socketLock: string }> {
  const cluster = join(dataDir, 'postgres')
  const { connectionString, release } = await openEmbedded({ dataDir, log: quiet })
  await query(connectionString, 'create table note as select 7 as kept')
  const pidFile = await readFile(join(cluster, 'postmaster.pid'), 'utf8')
  const socketLock = await readFile(join(cluster, '.s.PGSQL.5432.lock'), 'utf8')
  await release()
  return { cluster, pidFile, socketLock }
}
