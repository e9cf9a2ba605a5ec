import { setTimeout as pause } from 'node:timers/promises'
import type { Server } from './connection.ts'
import type { Log, Place } from './place.ts'
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
  place: Place,
  first: Server,
  revive: Revive,
  stop: AbortSignal,
  log: Log,
): Promise<void> {
  let server = first
  while (!stop.aborted) {
    if (!(await servesCluster(server.pid, place.cluster))) server = await persist(revive, stop, log)
    await wait(stop)
  }
}

async function persist(revive: Revive, stop: AbortSignal, log: Log): Promise<Server> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await revive()
    } catch (error) {
      if (attempt === maxAttempts || stop.aborted) throw error
      log.warn({ attempt, problem: (error as Error).message }, 'the database server could not be started again')
    }
    await wait(stop)
  }
}

async function wait(stop: AbortSignal): Promise<void> {
  await pause(lookEvery, undefined, { signal: stop }).catch(() => {})
}
