import { setTimeout as pause } from 'node:timers/promises'
import type { Server } from './connection.ts'
import type { ClusterLocation, Log } from './place.ts'
import { servesCluster } from './postmaster.ts'

const lookEvery = 1_000
const maxAttempts = 5

/** Starts the server of the place, or finds the one that another process has started. */
type Revive = () => Promise<Server>

/**
 * Watches a running server until `stop` and revives it when it dies.
 * @throws EmbeddedDatabaseError when it could not be started several times in a row
 */
export async function supervise(
  place: ClusterLocation,
  first: Server,
  revive: Revive,
  stop: AbortSignal,
  log: Log,
): Promise<void> {
  let server = first
  while (!stop.aborted) {
    if (!(await servesCluster(server.pid, place.cluster))) server = (await persist(revive, stop, log)) ?? server
    await wait(stop)
  }
}

/** Starts the server again, in several attempts; undefined when `stop` came first. */
async function persist(revive: Revive, stop: AbortSignal, log: Log): Promise<Server | undefined> {
  for (let attempt = 1; !stop.aborted; attempt++) {
    try {
      return await revive()
    } catch (error) {
      // Whoever has released the database may have removed its folder.
      if (stop.aborted) return undefined
      if (attempt === maxAttempts) throw error
      log.warn({ attempt, problem: (error as Error).message }, 'the database server could not be started again')
    }
    await wait(stop)
  }
  return undefined
}

async function wait(stop: AbortSignal): Promise<void> {
  await pause(lookEvery, undefined, { signal: stop }).catch(() => {})
}
