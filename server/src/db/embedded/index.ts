import { join } from 'node:path'
import { ensureCluster, readPassword } from './cluster.ts'
import { connectionStringOf } from './connection.ts'
import { EmbeddedDatabaseError } from './errors.ts'
import { takeLock, waitForLock } from './lock.ts'
import { choosePlace, type Log, type Place } from './place.ts'
import { findServer, startServer, stopServer } from './server.ts'

export { EmbeddedDatabaseError }

export interface Embedded {
  connectionString: string
  pid: number
  /** Whether the server was already running. */
  adopted: boolean
  release(): Promise<void>
}

// Longer than a start or a stop may take.
const turnPatience = 200_000

/**
 * Starts the PostgreSQL server of `${dataDir}/postgres` (and makes it, the first time), or adopts the one that runs.
 * `release()` leaves it, and stops it if no other portal process uses it.
 * @throws EmbeddedDatabaseError when that cannot be done; the message says why in plain words.
 */
export async function openEmbedded(options: { dataDir: string; log: Log }): Promise<Embedded> {
  return openAt(await choosePlace(options.dataDir, options.log), options.log)
}

/** `openEmbedded` for a place already chosen. */
export async function openAt(place: Place, log: Log): Promise<Embedded> {
  // One process at a time starts or stops; each keeps a share of `users` for as long as it uses the server.
  const turn = await waitForLock(turnFile(place), turnPatience)
  try {
    await ensureCluster(place)
    const password = await readPassword(place)
    const found = await findServer(place, password)
    const server = found ?? (await startServer(place))
    const adopted = found !== undefined
    log.info(
      { pid: server.pid, directory: place.cluster },
      adopted ? 'adopted the running database server' : 'database server started',
    )
    const share = takeLock(usersFile(place), 'shared')
    if (!share) throw new EmbeddedDatabaseError(`Another program keeps ${usersFile(place)} locked.`)
    let released: Promise<void> | undefined
    const release = () => (released ??= leave(place, share, log))
    return { connectionString: connectionStringOf(server, password), pid: server.pid, adopted, release }
  } finally {
    turn.release()
  }
}

async function leave(place: Place, share: { release(): void }, log: Log): Promise<void> {
  const turn = await waitForLock(turnFile(place), turnPatience)
  try {
    share.release()
    const alone = takeLock(usersFile(place), 'exclusive')
    if (!alone) return
    alone.release()
    if (await stopServer(place)) log.info({ directory: place.cluster }, 'database server stopped')
    else log.warn({ directory: place.cluster }, 'the database server is still stopping')
  } finally {
    turn.release()
  }
}

function turnFile(place: Place): string {
  return join(place.home, 'postgres.turn')
}

function usersFile(place: Place): string {
  return join(place.home, 'postgres.users')
}
