import { Socket } from 'node:net'
import type pg from 'pg'

/** What a connection is used for. */
export type ConnectionUse = keyof typeof limits

interface Limits {
  /** The server ends a statement that runs longer. */
  statement?: number
  /** The server ends a statement that waits longer for a lock. */
  lock?: number
  /** The server ends a connection whose transaction waits longer for its next statement: its process hangs or is gone. */
  transaction?: number
  /** This process ends a connection on which nothing was sent or received for longer: the server or the way to it is gone. */
  silence?: number
}

const second = 1000

/** In milliseconds. `silence` exceeds `statement`: a server that is working sends nothing. */
const limits = {
  calls: { statement: 15 * second, lock: 10 * second, transaction: 15 * second, silence: 20 * second },
  jobs: { statement: 60 * second, lock: 10 * second, transaction: 15 * second, silence: 65 * second },
  // Far above the listener's heartbeat.
  listener: { silence: 4 * second },
  // Migrations and the demo's loading take as long as they take, and wait for another process that is at it.
  start: {},
} satisfies Record<string, Limits>

/**
 * The settings of every connection to the database: whatever hangs, on either side, is cut off. Linux would wait for two
 * hours on a silent connection and 15 minutes on a broken one.
 * @param stop destroys the connection when aborted
 */
export function connectionSettings(address: string, use: ConnectionUse, stop?: AbortSignal): pg.ClientConfig {
  const { statement, lock, transaction, silence }: Limits = limits[use]
  return {
    connectionString: address,
    application_name: `portal ${use}`,
    connectionTimeoutMillis: 10 * second,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10 * second,
    statement_timeout: statement,
    lock_timeout: lock,
    idle_in_transaction_session_timeout: transaction,
    stream: () => openSocket(silence, stop),
  }
}

function openSocket(silence: number | undefined, stop: AbortSignal | undefined): Socket {
  const socket = new Socket(stop && { signal: stop })
  if (silence) socket.setTimeout(silence, () => socket.destroy(silent(silence)))
  return socket
}

/** Coded as a reset, which pg expects of a connection that it is ending anyway; any other error would end the process then. */
function silent(duration: number): Error {
  return Object.assign(new Error(`the database was silent for ${duration / second} s`), { code: 'ECONNRESET' })
}
