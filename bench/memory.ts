import { getActivityPage } from '@portal/contract/activities/public'
import { httpCall } from '@portal/contract/endpoint'
import { languages } from '@portal/contract/language'
import type { Bench } from './tools/bench.ts'
import { proportionalMemory, residentMemory } from './tools/cpu.ts'
import { putUnderLoad } from './tools/load.ts'
import { startPortal } from './tools/portal.ts'
import { atMost, type Row } from './tools/table.ts'

const distinctPaths = 20_000
const max = 400 * 1024 * 1024
const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(0)} MB`

/** Memory of the portal process and of the embedded PostgreSQL, right after a period of load on a fresh process. */
export async function measureMemory(bench: Bench): Promise<Row[]> {
  await using portal = await startPortal(bench)
  const load = { origin: portal.origin, paths: mixedPaths(), seconds: bench.memorySeconds, repeat: true }
  const { requests } = await putUnderLoad({ ...load, folder: bench.folder })
  const { now, peak } = residentMemory(portal.pid)
  const database = proportionalMemory(bench.database.pid)
  const period = `after ${bench.memorySeconds} s and ${requests} requests`
  const parts = `portal ${megabytes(now)}, at most ${megabytes(peak)}; PostgreSQL ${megabytes(database)}`
  return [
    {
      id: 'memory',
      what: 'memory of the portal (RSS) and the embedded PostgreSQL (sum of Pss) together',
      ...atMost(max, now + database, megabytes, `${parts}; ${period}`),
    },
  ]
}

/** A mix of twenty requests: twelve for the home page, seven for lists, and one for an uncached address. */
function mixedPaths(): string[] {
  const homes = languages.map((language) => `/?lang=${language}`)
  const lists = Array.from({ length: 7 }, (_, i) => httpCall(getActivityPage, { pageNum: 1 + (i % 3) }).url)
  const common = [...homes, ...homes, ...homes, ...homes, ...lists]
  return Array.from({ length: distinctPaths }, (_, i) => [...common, `/?visit=${i}`]).flat()
}
