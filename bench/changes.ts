import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Bench } from './tools/bench.ts'
import { type Loaded, putUnderLoad, requestHeaders } from './tools/load.ts'
import { startPortal } from './tools/portal.ts'
import { median } from './tools/side-by-side.ts'
import { atLeast, atMost, type Row } from './tools/table.ts'

const changesPerSecond = 5
const rounds = 5
const paths = ['/', '/community/activity/list', '/community/news', '/home/content/activity/page']
/** The number of elders on the home page identifies the change that an answer shows; these numbers occur on no other page. */
const firstCount = 700_000
const milliseconds = (value: number) => `${value.toFixed(1)} ms`

/** Home page and lists while their content changes five times a second, compared with no changes. */
export async function measureChanges(bench: Bench): Promise<Row[]> {
  await using portal = await startPortal(bench)
  await using changes = await startChanges(bench.database.connectionString)
  const seconds = Math.max(2, Math.round(bench.loadSeconds / 2))
  const load = () => putUnderLoad({ origin: portal.origin, paths, seconds, repeat: true, folder: bench.folder })
  await load()
  const calm: Loaded[] = []
  const busy: Loaded[] = []
  const ages: number[] = []
  for (let round = 0; round < rounds; round++) {
    calm.push(await load())
    const stop = new AbortController()
    const watched = Promise.all([changes.run(stop.signal), watchAge(portal.origin, changes, stop.signal)])
    busy.push(await load())
    stop.abort()
    ages.push(...(await watched)[1])
  }
  const of = (loads: Loaded[]) => median(loads.map(({ requests }) => requests)) / seconds
  const ratio = median(busy.map(({ requests }, i) => requests / (calm[i]?.requests ?? Number.NaN)))
  const details = `${of(busy).toFixed(0)} req/s against ${of(calm).toFixed(0)} undisturbed`
  const what = 'home and lists while content changes 5 times a second'
  return [
    {
      id: 'changes',
      what: `${what}, requests a second against undisturbed`,
      ...atLeast(0.6, ratio, details),
    },
    { id: 'changes-p95', what: `${what}, p95`, ...atMost(50, median(busy.map(({ p95 }) => p95)), milliseconds) },
    {
      id: 'changes-age',
      what: `${what}, age of the oldest answer since the commit of what it does not show`,
      ...atMost(1_000, Math.max(...ages), milliseconds, `${ages.length} answers looked at`),
    },
  ]
}

interface Changes extends AsyncDisposable {
  /** When each change was committed; the index gives the count that it set. */
  committed: number[]
  run(stop: AbortSignal): Promise<void>
}

async function startChanges(connectionString: string): Promise<Changes> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const { rows } = await client.query<{ elder_count: number }>('select elder_count from figures')
  const committed: number[] = []
  return {
    committed,
    async run(stop) {
      while (!stop.aborted) {
        const count = firstCount + committed.length
        await client.query(`begin; update figures set elder_count = ${count};
          update activities set registered = registered where id = 1;
          update articles set updated_at = updated_at where id = 1; commit`)
        committed.push(performance.now())
        await pause(1_000 / changesPerSecond)
      }
    },
    async [Symbol.asyncDispose]() {
      await client.query('update figures set elder_count = $1', [rows[0]?.elder_count])
      await client.end()
    },
  }
}

/** For each answer, how long before its request the first change missing from it was committed; 0 if it shows all. */
async function watchAge(origin: string, { committed }: Changes, stop: AbortSignal): Promise<number[]> {
  const ages: number[] = []
  while (!stop.aborted) {
    const startedAt = performance.now()
    const html = await (await fetch(origin, { headers: requestHeaders })).text()
    const shown = Number(/7\d\d,\d{3}/.exec(html)?.[0].replace(',', '') ?? firstCount - 1) - firstCount
    const missing = committed[shown + 1]
    ages.push(missing === undefined ? 0 : Math.max(0, startedAt - missing))
    await pause(5)
  }
  return ages
}
