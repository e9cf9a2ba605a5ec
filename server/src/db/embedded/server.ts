import { spawn } from 'node:child_process'
import { open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { invocation } from './account.ts'
import { probeServer, type Server } from './connection.ts'
import { EmbeddedDatabaseError, hasCode } from './errors.ts'
import type { ClusterLocation } from './place.ts'
import { clearStaleFiles, readPostmaster, servesCluster } from './postmaster.ts'
import { chooseSocketDirectory, hasSocket, removeSocketDirectory } from './socket.ts'

// Recovery after a crash can take a while.
const startTimeoutMs = 120_000
const goodbyeTimeoutMs = 1_000
const stopTimeoutMs = 60_000
// What PostgreSQL does on these signals: wait for clients to disconnect, and disconnect them.
const smartShutdown = 'SIGTERM'
const fastShutdown = 'SIGINT'
// Only part of the socket's name: the server does not listen on any network.
const port = 5432

/**
 * Finds the running server of the place and waits until it answers.
 * @returns undefined when there is none; leftovers of a dead one no longer block a start then
 * @throws EmbeddedDatabaseError when it refuses the portal's password or does not answer
 */
export async function findServer(place: ClusterLocation, password: string): Promise<Server | undefined> {
  const deadline = Date.now() + startTimeoutMs
  while (Date.now() < deadline) {
    const postmaster = await readPostmaster(place.cluster)
    if (!postmaster) return undefined
    const ours = await servesCluster(postmaster.pid, place.cluster)
    // A server in another container on the same disk has a process id that means nothing here, but its socket answers.
    const near = hasSocket(place.cluster, postmaster.port)
    const socketDirectory = near ? place.cluster : postmaster.socketDirectory
    const server = { pid: postmaster.pid, port: postmaster.port, socketDirectory }
    const answer = (near || ours) && socketDirectory ? await probeServer(server, password) : 'silence'
    if (answer === 'welcome') return server
    if (answer === 'refused') {
      throw new EmbeddedDatabaseError(`The database in ${place.cluster} does not accept the password kept beside it.`)
    }
    if (answer === 'silence' && !ours) {
      await clearStaleFiles(place.cluster, postmaster)
      return undefined
    }
    await delay(25)
  }
  throw new EmbeddedDatabaseError(
    `The database in ${place.cluster} runs, but does not answer. Its log is ${logFile(place)}.`,
  )
}

/**
 * Starts the server of the place, detached from this process: it survives when this process is killed, and Ctrl-C in the terminal
 * does not reach it.
 * @param before the socket directory of a server that died, which other processes still use
 * @throws EmbeddedDatabaseError with the end of the server's log when it does not start
 */
export async function startServer(place: ClusterLocation, before?: string): Promise<Server> {
  const deadline = Date.now() + 10_000
  const socketDirectory = before ?? (await chooseSocketDirectory(place, port))
  await rotateLog(place)
  for (;;) {
    const result = await launch(place, socketDirectory)
    if (typeof result === 'number') return { pid: result, socketDirectory, port }
    // When the server itself was killed, its child processes need a moment to notice and exit.
    if (result.includes('is still in use') && Date.now() < deadline) {
      await delay(100)
      continue
    }
    if (!before) await removeSocketDirectory(place, socketDirectory)
    throw new EmbeddedDatabaseError(
      `The database server did not start. The end of its log, ${logFile(place)}:\n${result}`,
    )
  }
}

/**
 * Stops the server of the place; connections still open after a second are cut.
 * @returns false when it is still running after a minute
 */
export async function stopServer(place: ClusterLocation): Promise<boolean> {
  const postmaster = await readPostmaster(place.cluster)
  if (!postmaster || !(await servesCluster(postmaster.pid, place.cluster))) return true
  // A pool that has just ended may still be closing its connections: cutting them would raise an unhandled error.
  signal(postmaster.pid, smartShutdown)
  if (!(await isGone(place, postmaster.pid, goodbyeTimeoutMs))) {
    signal(postmaster.pid, fastShutdown)
    if (!(await isGone(place, postmaster.pid, stopTimeoutMs))) return false
  }
  await removeSocketDirectory(place, postmaster.socketDirectory)
  return true
}

/** Ignores a process that has already exited. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (!hasCode(error, 'ESRCH')) throw error
  }
}

async function isGone(place: ClusterLocation, pid: number, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs
  while (await servesCluster(pid, place.cluster)) {
    if (Date.now() > deadline) return false
    await delay(10)
  }
  return true
}

async function launch(place: ClusterLocation, socketDirectory: string): Promise<number | string> {
  const args = ['-D', place.cluster, '-k', socketDirectory, '-p', String(port), '-c', 'listen_addresses=']
  const { command, args: rest, options } = invocation(place.account, place.binaries.postgres, args)
  const log = await open(logFile(place), 'a', 0o600)
  try {
    const { size } = await log.stat()
    const child = spawn(command, rest, {
      ...options,
      cwd: place.home,
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    })
    let ended: string | undefined
    child.on('error', (error) => {
      ended = error.message
    })
    child.on('exit', (code, signal) => {
      ended ??= `(ended with ${signal ?? `code ${code}`})`
    })
    child.unref()
    const deadline = Date.now() + startTimeoutMs
    while (ended === undefined) {
      const postmaster = await readPostmaster(place.cluster)
      if (child.pid !== undefined && postmaster?.pid === child.pid && postmaster.status === 'ready') return child.pid
      if (Date.now() > deadline) child.kill('SIGQUIT')
      await delay(10)
    }
    const written = (await readFile(logFile(place))).subarray(size).toString()
    return `${written.slice(-2000)}${ended}`
  } finally {
    await log.close()
  }
}

async function rotateLog(place: ClusterLocation): Promise<void> {
  await rename(logFile(place), `${logFile(place)}.1`).catch((error: unknown) => {
    if (!hasCode(error, 'ENOENT')) throw error
  })
}

function logFile(place: ClusterLocation): string {
  return join(place.home, 'postgres.log')
}
