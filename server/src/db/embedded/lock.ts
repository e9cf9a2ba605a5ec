import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'
import { EmbeddedDatabaseError, hasCode, reason } from './errors.ts'

/*
 * Locks between portal processes that the operating system drops when their process dies, however it dies.
 * Node has no flock, and a file with a process number in it can outlive its process, meet a reused number or
 * be read half written. SQLite, which is part of Node, locks its files with the operating system's own locks,
 * shared and exclusive; the files stay empty.
 */

export interface Lock {
  release(): void
}

const takes = {
  shared: 'begin; select count(*) from sqlite_schema',
  exclusive: 'begin exclusive',
}

/**
 * Takes a lock without waiting; undefined when another process holds a conflicting one.
 * @throws EmbeddedDatabaseError when the file cannot be created or locked
 */
export function takeLock(file: string, kind: keyof typeof takes): Lock | undefined {
  let handle: DatabaseSync | undefined
  try {
    handle = new DatabaseSync(file, { timeout: 0 })
    handle.exec(takes[kind])
    const held = handle
    return { release: () => held.close() }
  } catch (error) {
    handle?.close()
    if (isBusy(error)) return undefined
    throw new EmbeddedDatabaseError(`The lock file ${file} cannot be used: ${reason(error)}.`)
  }
}

/** Waits for an exclusive lock. @throws EmbeddedDatabaseError when another process holds it for longer than `patience` milliseconds */
export async function waitForLock(file: string, timeoutMs: number): Promise<Lock> {
  const deadline = Date.now() + timeoutMs
  while (Date.now() < deadline) {
    const lock = takeLock(file, 'exclusive')
    if (lock) return lock
    await delay(20)
  }
  throw new EmbeddedDatabaseError(
    `Another portal process has been starting or stopping the database for too long (${file}).`,
  )
}

function isBusy(error: unknown): boolean {
  const busy = 5
  return hasCode(error, 'ERR_SQLITE_ERROR') && (error as { errcode?: number }).errcode === busy
}
