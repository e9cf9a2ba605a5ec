import { Socket } from 'node:net'
import type pg from 'pg'

/** The purposes of connections, which have different time limits. */
export type ConnectionUse = keyof typeof limits

interface Limits {
  /** Longest run time of a statement, enforced by the server. */
  statement?: number
  /** Longest wait for a lock, enforced by the server. */
  lock?: number
  /** Longest pause between two statements of a transaction, enforced by the server: its process hangs or is gone. */
  transaction?: number
  /** Longest silence on a connection, enforced by this process: the server or the network is gone. */
  silence?: number
}

const second = 1000

/** In milliseconds. `silence` exceeds `statement`, since a busy server sends nothing. */
const limits = {
  calls: { statement: 15 * second, lock: 10 * second, transaction: 15 * second, silence: 20 * second },
  jobs: { statement: 60 * second, lock: 10 * second, transaction: 15 * second, silence: 65 * second },
  // Well above the listener's heartbeat.
  listener: { silence: 4 * second },
  // No limits: migrations and loading the demo take their time, and wait while another process runs them.
  start: {},
} satisfies Record<string, Limits>

/**
 * The settings of every connection to the database, so that a hang on either side is cut off. Linux would wait two hours on a
 * silent connection and 15 minutes on a broken one.
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
  if (silence) socket.setTimeout(silence, () => socket.destroy(silenceError(silence)))
  return socket
}

/** Has the code of a connection reset, which pg expects on a connection that it is closing; any other error would end the process. */
function silenceError(duration: number): Error {
  return Object.assign(new Error(`the database was silent for ${duration / second} s`), { code: 'ECONNRESET' })
}
