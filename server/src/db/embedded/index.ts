import { join } from 'node:path'
import { ensureCluster, readPassword } from './cluster.ts'
import { connectionStringOf, type Server } from './connection.ts'
import { EmbeddedDatabaseError } from './errors.ts'
import { takeLock, waitForLock } from './lock.ts'
import { type ClusterLocation, choosePlace, type Log } from './place.ts'
import { findServer, startServer, stopServer } from './server.ts'
import { supervise } from './supervise.ts'

export { EmbeddedDatabaseError }

export interface Embedded {
  connectionString: string
  pid: number
  /** Whether the server was already running. */
  adopted: boolean
  release(): Promise<void>
}

// Longer than a start or a stop may take.
const turnTimeoutMs = 200_000

/**
 * Starts the PostgreSQL server of `${dataDir}/postgres`, creating it the first time, or adopts the running one. Restarts it when it
 * dies; after several failures in a row the process ends with an error. `release()` stops the server unless another portal process
 * uses it.
 * @throws EmbeddedDatabaseError when that fails; the message says why in plain words
 */
export async function openEmbedded(options: { dataDir: string; log: Log }): Promise<Embedded> {
  return openAt(await choosePlace(options.dataDir, options.log), options.log)
}

/** Does the work of `openEmbedded` for a place already chosen. */
export async function openAt(place: ClusterLocation, log: Log): Promise<Embedded> {
  // Only one process at a time starts or stops the server; each holds a shared lock on `users` while it uses the server.
  return inTurn(place, async () => {
    await ensureCluster(place)
    const password = await readPassword(place)
    const { server, adopted } = await findOrStart(place, password, log)
    const share = takeLock(usersFile(place), 'shared')
    if (!share) throw new EmbeddedDatabaseError(`Another program keeps ${usersFile(place)} locked.`)
    const revive = () => inTurn(place, async () => (await findOrStart(place, password, log, server)).server)
    const stop = keepAlive(place, server, revive, log)
    let released: Promise<void> | undefined
    const release = () => {
      released ??= stop().then(() => leave(place, share, log))
      return released
    }
    return { connectionString: connectionStringOf(server, password), pid: server.pid, adopted, release }
  })
}

function keepAlive(
  place: ClusterLocation,
  server: Server,
  revive: () => Promise<Server>,
  log: Log,
): () => Promise<void> {
  const stopping = new AbortController()
  // Nothing awaits this promise while the portal runs: a rejection ends the process, so that its supervisor can act.
  const supervised = supervise(place, server, revive, stopping.signal, log)
  return () => {
    stopping.abort()
    return supervised.catch(() => {})
  }
}

/** `before` is a server that died: its successor has to listen at the same address, which the pool uses. */
async function findOrStart(place: ClusterLocation, password: string, log: Log, before?: Server) {
  const found = await findServer(place, password)
  const server = found ?? (await startServer(place, before?.socketDirectory))
  const adopted = found !== undefined
  if (before && server.socketDirectory !== before.socketDirectory)
    throw new EmbeddedDatabaseError(`The database server listens in ${server.socketDirectory} now.`)
  if (server.pid !== before?.pid)
    log.info(
      { pid: server.pid, directory: place.cluster },
      adopted ? 'adopted the running database server' : 'database server started',
    )
  return { server, adopted }
}

async function leave(place: ClusterLocation, share: { release(): void }, log: Log): Promise<void> {
  await inTurn(place, async () => {
    share.release()
    const alone = takeLock(usersFile(place), 'exclusive')
    if (!alone) return
    alone.release()
    if (await stopServer(place)) log.info({ directory: place.cluster }, 'database server stopped')
    else log.warn({ directory: place.cluster }, 'the database server is still stopping')
  })
}

async function inTurn<T>(place: ClusterLocation, work: () => Promise<T>): Promise<T> {
  const turn = await waitForLock(turnFile(place), turnTimeoutMs)
  try {
    return await work()
  } finally {
    turn.release()
  }
}

function turnFile(place: ClusterLocation): string {
  return join(place.home, 'postgres.turn')
}

function usersFile(place: ClusterLocation): string {
  return join(place.home, 'postgres.users')
}
