import { besideCrowd } from './beside.ts'
import { consoles, type LiveCount, type LiveOrder } from './live-crowd.ts'
import type { Bench } from './tools/bench.ts'
import { cpuSeconds } from './tools/cpu.ts'
import { startPortal } from './tools/portal.ts'
import { staffTokens } from './tools/staff.ts'
import { atMost, type Row } from './tools/table.ts'
import { percentile } from './tools/visits.ts'

const seconds = 30
const milliseconds = (value: number) => `${value.toFixed(0)} ms`
const cores = (value: number) => `${value.toFixed(2)} cores`

/** A hundred open consoles on the work queue while an item is taken every second. */
export async function measureLive(bench: Bench): Promise<Row[]> {
  await using portal = await startPortal(bench)
  const tokens = await staffTokens(bench.database.connectionString, consoles)
  const order: LiveOrder = { origin: portal.origin, tokens, seconds }
  const spent = () => [cpuSeconds([portal.pid]), cpuSeconds([bench.database.pid])] as const
  const before = spent()
  const start = performance.now()
  const [after, count] = await besideCrowd<ReturnType<typeof spent>, LiveCount>('./live-crowd.ts', order, async () => {
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000))
    return spent()
  })
  const wall = (performance.now() - start) / 1_000
  const used = [(after[0] - before[0]) / wall, (after[1] - before[1]) / wall] as const

  const what = `${consoles} open consoles, an item of the queue taken every second`
  const failed = count.errors.length > 0 ? `${count.errors.length}; first: ${count.errors[0]}` : ''
  const worst = `median ${milliseconds(percentile(count.shown, 0.5))}, heard of after ${milliseconds(percentile(count.heard, 0.5))}`
  return [
    { id: 'live', what: `${what}, errors`, ...atMost(0, count.errors.length, String, failed) },
    {
      id: 'live-shown',
      what: `${what}, until the last console shows it`,
      ...atMost(2_000, Math.max(...count.shown), milliseconds, worst),
    },
    {
      id: 'live-cpu',
      what: `${what}, CPU of the portal`,
      ...atMost(0.5, used[0], cores, `PostgreSQL ${cores(used[1])}, ${count.reads} pages read`),
    },
  ]
}
