import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../db/client.ts'
import type { Keyring } from '../secrets/keyring.ts'
import { textOf } from './expected.ts'
import type { LogEnd } from './head.ts'
import { Mismatch } from './mismatch.ts'
import { sealEntries } from './seal.ts'

interface Log {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

const sealEvery = 1_000
const tellEvery = 24 * 60 * 60 * 1_000

/** Seals new entries of the audit log every second until `stop`, and logs the end of the audit log once a day. */
export function startSealing({ db, keys }: { db: Database; keys: Keyring }, log: Log): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping
  let known = 0n
  let toldAt = 0
  let problem = ''

  async function seal() {
    try {
      const end = await sealEntries(db, keys, known)
      problem = ''
      if (end) sealed(end)
    } catch (error) {
      failed(error as Error)
    }
  }

  function sealed(end: LogEnd) {
    known = end.number
    if (Date.now() - toldAt < tellEvery) return
    toldAt = Date.now()
    log.info({ end: textOf(end) }, 'end of the audit log; npm run audit:verify -- --expect <end> checks it later')
  }

  function failed(error: Error) {
    if (error.message === problem) return
    problem = error.message
    if (error instanceof Mismatch)
      log.error({ place: error.place, problem }, 'the audit log was tampered with; nothing more is sealed')
    else log.warn({ problem }, 'entries of the audit log cannot be sealed now')
  }

  async function run() {
    while (!signal.aborted) {
      await seal()
      await pause(sealEvery, undefined, { signal }).catch(() => {})
    }
    await seal()
  }

  const running = run()
  return {
    async stop() {
      stopping.abort()
      await running
    },
  }
}
