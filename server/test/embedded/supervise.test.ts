import { expect, test } from 'vitest'
import type { Server } from '../../src/db/embedded/connection.ts'
import type { ClusterLocation } from '../../src/db/embedded/place.ts'
import { supervise } from '../../src/db/embedded/supervise.ts'
import { quiet } from './help.ts'

const place = { home: '/nowhere', cluster: '/nowhere/postgres' } as ClusterLocation
const dead = { pid: 0 } as Server

/** Attempts to start a server whose folder is gone, until it is released during or after one of them. */
async function attemptsUntilReleased(during: number, after: number): Promise<number> {
  const released = new AbortController()
  let attempts = 0
  const revive = async () => {
    attempts++
    if (attempts === during) released.abort()
    throw new Error('could not access directory')
  }
  const warn = () => attempts === after && released.abort()
  await supervise(place, dead, revive, released.signal, { ...quiet, warn })
  return attempts
}

test('once the database is released, a server that cannot be started again is given up without an error', async () => {
  expect(await attemptsUntilReleased(1, 0)).toBe(1)
  expect(await attemptsUntilReleased(0, 1)).toBe(1)
  expect(await attemptsUntilReleased(2, 0)).toBe(2)
})
