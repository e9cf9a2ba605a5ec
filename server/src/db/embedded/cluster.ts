import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chownTo, run } from './account.ts'
import { EmbeddedDatabaseError, hasCode, reason } from './errors.ts'
import type { ClusterLocation } from './place.ts'

const settings: Record<string, string> = {
  shared_buffers: '128MB',
  max_connections: '60',
  timezone: 'UTC',
  log_timezone: 'UTC',
  max_wal_size: '256MB',
  min_wal_size: '32MB',
  // Saves processes that a small machine does not need.
  io_method: 'sync',
  max_logical_replication_workers: '0',
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  // Log starts, stops and crashes only. Refused statements are reported to the portal; their values may be personal data and do not
  // belong in a log.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  log_autovacuum_min_duration: '-1',
}

/**
 * Creates the cluster with the role and the database `portal` if there is none yet.
 * @throws EmbeddedDatabaseError when it cannot be created, or is of another PostgreSQL version
 */
export async function ensureCluster(place: ClusterLocation): Promise<void> {
  const version = await versionOf(place.cluster)
  if (version === undefined) return makeCluster(place)
  if (version !== place.binaries.major) {
    throw new EmbeddedDatabaseError(
      `The data in ${place.cluster} was made by PostgreSQL ${version}, and this portal brings PostgreSQL ` +
        `${place.binaries.major}. Make a backup with the release before, move that directory away, and restore the backup with this one.`,
    )
  }
}

/**
 * Reads the password of the role `portal`.
 * @throws EmbeddedDatabaseError when its file is gone.
 */
export async function readPassword(place: ClusterLocation): Promise<string> {
  const file = passwordFile(place)
  const password = await readFile(file, 'utf8').catch((error: unknown) => {
    if (!hasCode(error, 'ENOENT')) throw error
    throw new EmbeddedDatabaseError(`The password of the database, ${file}, is gone: put it back from a backup.`)
  })
  return password.trim()
}

async function versionOf(cluster: string): Promise<string | undefined> {
  const version = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return undefined
    throw new EmbeddedDatabaseError(`${cluster} cannot be read as a PostgreSQL data directory.`)
  })
  return version?.trim()
}

// Works in a temporary directory that is renamed when complete; the next start deletes what an interrupted one left behind.
async function makeCluster(place: ClusterLocation): Promise<void> {
  await refuseForeignFiles(place.cluster)
  const unfinished = `${place.cluster}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { mode: 0o700 })
  await chownTo(place.account, unfinished)
  const password = await makePassword(place)
  await initdb(place, unfinished)
  await makeRoleAndDatabase(place, unfinished, password)
  await rename(unfinished, place.cluster)
  await flushDirectory(place.home)
}

async function refuseForeignFiles(cluster: string): Promise<void> {
  const files = await readdir(cluster).catch((error: unknown) => (hasCode(error, 'ENOENT') ? [] : [reason(error)]))
  if (files.length === 0) return
  throw new EmbeddedDatabaseError(`${cluster} exists, but is not a PostgreSQL data directory: move it away.`)
}

async function makePassword(place: ClusterLocation): Promise<string> {
  const file = passwordFile(place)
  const password = randomBytes(32).toString('hex')
  await rm(file, { force: true })
  await writeFile(file, `${password}\n`, { mode: 0o600, flag: 'wx', flush: true })
  await chownTo(place.account, file)
  return password
}

async function initdb(place: ClusterLocation, directory: string): Promise<void> {
  const made = await run(
    place.account,
    place.binaries.initdb,
    [
      `--pgdata=${directory}`,
      '--username=postgres',
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile(place)}`,
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      // pg_trgm uses this to tell what a letter is; under C it would not recognize Chinese.
      `--lc-ctype=${process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'}`,
      '--data-checksums',
      ...Object.entries(settings).map(([name, value]) => `--set=${name}=${value}`),
    ],
    { directory: place.home },
  )
  if (made.code !== 0)
    throw new EmbeddedDatabaseError(`The database could not be created:\n${made.output.slice(-2000)}`)
}

// Uses PostgreSQL's single-user mode, so that no other process ever sees a cluster without the role. The superuser gets no login:
// the portal needs none, and the machine's owner can still use single-user mode.
async function makeRoleAndDatabase(place: ClusterLocation, directory: string, password: string): Promise<void> {
  const statements = [
    `create role portal login createdb password '${password}'`,
    'create database portal owner portal',
    'alter role postgres nologin',
  ]
  const args = ['--single', '-D', directory, '-c', 'exit_on_error=on', 'postgres']
  const input = `${statements.join('\n')}\n`
  const done = await run(place.account, place.binaries.postgres, args, { directory: place.home, input })
  if (done.code !== 0) throw new EmbeddedDatabaseError(`The database could not be set up:\n${done.output.slice(-2000)}`)
}

function passwordFile(place: ClusterLocation): string {
  return join(place.home, 'postgres.password')
}

async function flushDirectory(directory: string): Promise<void> {
  const handle = await open(directory)
  await handle.sync().finally(() => handle.close())
}
