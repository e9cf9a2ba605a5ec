import { besideCrowd } from './beside.ts'
import type { Bench } from './tools/bench.ts'
import { proportionalMemory, residentMemory } from './tools/cpu.ts'
import { startPortal } from './tools/portal.ts'
import { atMost, type Row } from './tools/table.ts'
import { percentile, visitFor } from './tools/visits.ts'
import { type CrowdCount, type CrowdOrder, caregivers } from './training-crowd.ts'

const maxMemory = 400 * 1024 * 1024
const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(0)} MB`
const milliseconds = (value: number) => `${value.toFixed(0)} ms`
const times = (value: number) => `${value.toFixed(2)} ×`

/** Two hundred caregivers who stream a film and post their progress for a minute, and what other visitors notice of it. */
export async function measureTraining(bench: Bench): Promise<Row[]> {
  await using portal = await startPortal(bench)
  const seconds = bench.trainingSeconds
  await visitFor(portal.origin, seconds / 12)
  const calm = await visitFor(portal.origin, seconds / 2)
  const before = residentMemory(portal.pid).now
  const order: CrowdOrder = { connectionString: bench.database.connectionString, origin: portal.origin, seconds }
  const [busy, count] = await besideCrowd<number[], CrowdCount>('./training-crowd.ts', order, () =>
    visitFor(portal.origin, seconds),
  )
  const { now, peak } = residentMemory(portal.pid)
  const database = proportionalMemory(bench.database.pid)
  calm.push(...(await visitFor(portal.origin, seconds / 2)))

  const what = `${caregivers} caregivers streaming and posting progress for ${seconds} s`
  const done = `${count.posts} posts, ${count.films} parts of films, ${megabytes(count.bytes)}`
  const failed = count.errors.length > 0 ? `; first: ${count.errors[0]}` : ''
  const parts = `portal ${megabytes(before)} before, ${megabytes(now)} after, at most ${megabytes(peak)}; PostgreSQL ${megabytes(database)}`
  const p95 = [percentile(busy, 0.95), percentile(calm, 0.95)] as const
  const waits = `p95 ${p95.map(milliseconds).join(' against ')} undisturbed, before and after; median ${milliseconds(percentile(busy, 0.5))} against ${milliseconds(percentile(calm, 0.5))}; ${busy.length} visits`
  return [
    { id: 'training', what: `${what}, errors`, ...atMost(0, count.errors.length, String, done + failed) },
    { id: 'training-memory', what: `${what}, memory as above`, ...atMost(maxMemory, now + database, megabytes, parts) },
    { id: 'training-p95', what: `${what}, p95 of public pages`, ...atMost(1.5, p95[0] / p95[1], times, waits) },
  ]
}
