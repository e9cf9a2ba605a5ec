import { execFile } from 'node:child_process'
import { readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** The contents of postmaster.pid. */
export interface Postmaster {
  pid: number
  port: number
  socketDirectory: string
  /** Such as `starting`, `ready`, `stopping`. */
  status: string
}

/** Reads postmaster.pid; undefined if it is missing or invalid. */
export async function readPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  const [pid, , , port, socketDirectory = '', , , status = ''] = text.split('\n').map((line) => line.trim())
  if (!Number(pid)) return undefined
  return { pid: Number(pid), port: Number(port), socketDirectory, status }
}

/**
 * Whether a process is a PostgreSQL server of this cluster. The process id alone is not proof: after a crash or a reboot another
 * program may have it.
 */
export async function servesCluster(pid: number, cluster: string): Promise<boolean> {
  if (process.platform !== 'linux') return commandNames(pid, cluster)
  // The server's working directory is its cluster, even after that was renamed. A zombie has none.
  const [program, here, its] = await Promise.all([
    readFile(`/proc/${pid}/comm`, 'utf8').catch(() => ''),
    stat(cluster).catch(() => undefined),
    stat(`/proc/${pid}/cwd`).catch(() => undefined),
  ])
  return program.trim() === 'postgres' && here !== undefined && here.dev === its?.dev && here.ino === its.ino
}

/**
 * Removes the lock files of a dead server whose process id another program has now: PostgreSQL would take that program for the
 * server and refuse to start. It handles other stale files itself.
 */
export async function clearStaleFiles(cluster: string, postmaster: Postmaster): Promise<void> {
  if (!isTaken(postmaster.pid)) return
  const socket = `.s.PGSQL.${postmaster.port}.lock`
  await rm(join(cluster, socket), { force: true })
  await rm(join(cluster, 'postmaster.pid'), { force: true })
}

async function commandNames(pid: number, cluster: string): Promise<boolean> {
  const listed = await promisify(execFile)('ps', ['-ww', '-o', 'command=', '-p', String(pid)]).catch(() => undefined)
  return listed?.stdout.includes(`-D ${cluster} `) ?? false
}

function isTaken(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM'
  }
}
