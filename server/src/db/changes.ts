import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { connectionSettings } from './connection.ts'

export interface ContentListener {
  /** Content has changed, here or in another process; `payload` is what the database's trigger tells of it. */
  changed(payload: string): void
  /** From now on changes cannot be heard. */
  deaf(): void
  /** Changes are heard from now on; those before may have been missed. */
  hearing(): void
}

export interface Log {
  warn(details: object, message: string): void
}

const retryAfter = 500
// An unanswered heartbeat ends the connection: see the limit of silence in connection.ts.
const heartbeatEvery = 2_000

/**
 * Listens to the database's announcements of changed content over one connection; a lost one is made again until `stop`.
 * Returns after the first attempt, heard or not.
 */
export async function listenToContent(address: string, listener: ContentListener, log: Log) {
  const stopping = new AbortController()
  const { signal } = stopping
  const attempted = Promise.withResolvers<void>()
  const listening = keepListening()
  await attempted.promise
  return {
    /** Ends the connection, or the attempt to make one. */
    async stop() {
      stopping.abort()
      await listening
    },
  }

  async function keepListening() {
    let isDeaf = false
    const hearing = () => {
      isDeaf = false
      listener.hearing()
      attempted.resolve()
    }
    while (!signal.aborted) {
      const reason = await listenUntilLost(
        address,
        { changed: (payload) => listener.changed(payload), hearing },
        signal,
      )
      if (!isDeaf && !signal.aborted) {
        isDeaf = true
        listener.deaf()
        log.warn({ reason }, 'content changes cannot be heard; the connection for them is tried again until it is back')
      }
      attempted.resolve()
      await pause(retryAfter, undefined, { signal }).catch(() => {})
    }
  }
}

/** Listens over a connection of its own, which is closed in the end. @returns why it was lost; never throws */
async function listenUntilLost(
  address: string,
  { changed, hearing }: Pick<ContentListener, 'changed' | 'hearing'>,
  stop: AbortSignal,
): Promise<string> {
  const client = new pg.Client(connectionSettings(address, 'listener', stop))
  client.on('notification', ({ payload }) => changed(payload ?? ''))
  const lost = Promise.withResolvers<never>()
  client.on('error', lost.reject)
  try {
    return await Promise.race([listen(client, hearing, stop), lost.promise])
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    await client.end().catch(() => {})
  }
}

async function listen(client: pg.Client, hearing: () => void, signal: AbortSignal): Promise<never> {
  await client.connect()
  await client.query('listen content')
  hearing()
  for (;;) {
    await pause(heartbeatEvery, undefined, { signal })
    await client.query('select 1')
  }
}
