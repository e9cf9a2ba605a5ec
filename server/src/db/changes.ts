import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { connectionSettings } from './connection.ts'

export interface ContentListener {
  /** Content changed, in this process or another; `payload` comes from the database trigger. */
  changed(payload: string): void
  /** A record that staff work on has changed, or who looks at one; `payload` names it (migration 0031). */
  workChanged?: ((payload: string) => void) | undefined
  /** The connection was lost: changes go unheard from now on. */
  lost(): void
  /** Changes are heard again; earlier ones may have been missed. */
  restored(): void
}

export interface Log {
  warn(details: object, message: string): void
}

const retryAfter = 500
// An unanswered heartbeat ends the connection, by the `silence` limit in connection.ts.
const heartbeatEvery = 2_000

/**
 * Listens for changes of content announced by the database, over one connection; reconnects until `stop`. Resolves after the first
 * attempt, successful or not.
 */
export async function listenToContent(address: string, listener: ContentListener, log: Log) {
  const stopping = new AbortController()
  const { signal } = stopping
  const attempted = Promise.withResolvers<void>()
  const listening = keepListening()
  await attempted.promise
  return {
    /** Closes the connection, or aborts the attempt to open one. */
    async stop() {
      stopping.abort()
      await listening
    },
  }

  async function keepListening() {
    let isLost = false
    const restored = () => {
      isLost = false
      listener.restored()
      attempted.resolve()
    }
    while (!signal.aborted) {
      const reason = await listenUntilLost(
        address,
        {
          changed: (payload) => listener.changed(payload),
          workChanged: (payload) => listener.workChanged?.(payload),
          restored,
        },
        signal,
      )
      if (!isLost && !signal.aborted) {
        isLost = true
        listener.lost()
        log.warn({ reason }, 'content changes cannot be heard; the connection for them is tried again until it is back')
      }
      attempted.resolve()
      await pause(retryAfter, undefined, { signal }).catch(() => {})
    }
  }
}

/** Listens over a dedicated connection and closes it at the end. @returns why the connection was lost; never throws */
async function listenUntilLost(
  address: string,
  { changed, workChanged, restored }: Pick<ContentListener, 'changed' | 'workChanged' | 'restored'>,
  stop: AbortSignal,
): Promise<string> {
  const client = new pg.Client(connectionSettings(address, 'listener', stop))
  client.on('notification', ({ channel, payload = '' }) =>
    channel === 'work' ? workChanged?.(payload) : changed(payload),
  )
  const lost = Promise.withResolvers<never>()
  client.on('error', lost.reject)
  try {
    return await Promise.race([listen(client, restored, stop), lost.promise])
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    await client.end().catch(() => {})
  }
}

async function listen(client: pg.Client, restored: () => void, signal: AbortSignal): Promise<never> {
  await client.connect()
  await client.query('listen content; listen work')
  restored()
  for (;;) {
    await pause(heartbeatEvery, undefined, { signal })
    await client.query('select 1')
  }
}
