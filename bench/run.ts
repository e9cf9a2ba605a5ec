import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { buildWhenStale } from '../scripts/build.ts'
import { haveTool } from '../scripts/shared/tools.ts'
import { openEmbedded } from '../server/src/db/embedded/index.ts'
import { keyFromFile } from '../server/src/key-file.ts'
import { reuseDemoMedia } from '../server/test/setup/demo-media.ts'
import { measureBytes } from './bytes.ts'
import { measureChanges } from './changes.ts'
import { measureConsole } from './console.ts'
import { measureContent } from './content.ts'
import { measureCachedDocument, measureCachedPages, measureFreshDocument } from './documents.ts'
import { describeRun } from './environment.ts'
import { measureFlood } from './flood.ts'
import { measureGrowth } from './growth/index.ts'
import { measureInteractions } from './interactions.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureLists } from './lists.ts'
import { measureLive } from './live.ts'
import { measureMemory } from './memory.ts'
import { measureOutage } from './outage.ts'
import { measureOwnPages } from './own-pages.ts'
import { measureProxy } from './proxy.ts'
import { measurePublicPages } from './public-pages.ts'
import type { Bench } from './tools/bench.ts'
import { endServers } from './tools/process.ts'
import { markdownTable, plainTable, type Row } from './tools/table.ts'
import { measureTraining } from './training.ts'
import { measureUploads } from './uploads.ts'
import { measureWeight } from './weight.ts'

/**
 * `npm run bench`: measures the portal and comparable servers in one run on one machine.
 * `--only cache,bytes` runs some parts and only prints them, `--load 8` sets the seconds of one load,
 * `--seconds 20` those before memory is read, `--rows 1000000` the number of rows up to which the lists grow,
 * `--away 10` how many seconds the database is down, `--training 60` how many seconds caregivers stream films.
 */

const resultsFile = fileURLToPath(new URL('./results.md', import.meta.url))

const parts: Record<string, (bench: Bench) => Promise<Row[]>> = {
  cache: measureCachedDocument,
  pages: measureCachedPages,
  front: measureProxy,
  changes: measureChanges,
  outage: measureOutage,
  fresh: measureFreshDocument,
  list: measureLists,
  growth: measureGrowth,
  lighthouse: measureLighthouse,
  audits: measurePublicPages,
  interactions: measureInteractions,
  own: measureOwnPages,
  console: measureConsole,
  content: measureContent,
  live: measureLive,
  bytes: measureBytes,
  weight: measureWeight,
  memory: measureMemory,
  flood: measureFlood,
  training: measureTraining,
  uploads: measureUploads,
}
const needLoad = ['cache', 'pages', 'front', 'changes', 'outage', 'fresh', 'list', 'memory']

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: Object.keys(parts).join() },
    load: { type: 'string', default: '8' },
    seconds: { type: 'string', default: '20' },
    rows: { type: 'string', default: '1000000' },
    away: { type: 'string', default: '60' },
    training: { type: 'string', default: '60' },
  },
})
const wanted = values.only.split(',')
const unknown = wanted.filter((name) => !Object.hasOwn(parts, name))
if (unknown.length > 0) {
  console.error(`No part is called ${unknown.join(' or ')}; there are ${Object.keys(parts).join(', ')}.`)
  process.exit(2)
}
if (process.platform !== 'linux') {
  console.error('The bench reads CPU time and memory from /proc: it runs on Linux only.')
  process.exit(2)
}
if (wanted.some((name) => needLoad.includes(name)) && !haveTool('wrk')) {
  console.error('The bench needs wrk to make load, and could not install it.')
  process.exit(2)
}
await buildWhenStale()
let left: Promise<void> | undefined
const closing = new AsyncDisposableStack()
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => leave().finally(() => process.exit(1)))
try {
  await run()
} finally {
  await leave()
}

/** Cleans up, whether the run has finished, failed or been interrupted. */
function leave(): Promise<void> {
  left ??= endServers().then(() => closing.disposeAsync())
  return left
}

async function run() {
  const bench = await prepare()
  const rows: Row[] = []
  for (const name of wanted) {
    console.log(`— ${name}`)
    const measured = await measure(name, bench)
    console.log(plainTable(measured))
    rows.push(...measured)
  }
  const description = describeRun(bench)
  console.log(`\n${description}\n\n${markdownTable(rows)}`)
  if (wanted.length === Object.keys(parts).length) {
    await writeFile(resultsFile, `# Bench results\n\n${description}\n\n${markdownTable(rows)}\n`)
  }
}

/** The rows of a part. A part that fails becomes a missed row, and the run continues. */
async function measure(name: string, bench: Bench): Promise<Row[]> {
  try {
    return (await parts[name]?.(bench)) ?? []
  } catch (error) {
    if (left) throw error
    return [{ id: name, what: name, goal: '–', measured: `not measured: ${(error as Error).message}`, held: false }]
  }
}

async function prepare(): Promise<Bench> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'))
  closing.defer(() => rm(folder, { recursive: true, force: true }))
  const dataDir = join(folder, 'data')
  await mkdir(dataDir)
  // A slow machine encodes the demo's pictures for longer than a portal may take to start.
  await reuseDemoMedia(join(dataDir, 'media'))
  // The portal makes no key beside a database that is already there.
  await keyFromFile(dataDir)
  const quiet = { info: () => {}, warn: () => {} }
  const { release, pid, connectionString } = await openEmbedded({ dataDir, log: quiet })
  closing.defer(release)
  const database = { pid, connectionString, version: await databaseVersion(connectionString) }
  return {
    folder,
    dataDir,
    database,
    loadSeconds: Number(values.load),
    memorySeconds: Number(values.seconds),
    outageSeconds: Number(values.away),
    trainingSeconds: Number(values.training),
    growthRows: Number(values.rows),
  }
}

async function databaseVersion(connectionString: string): Promise<string> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const { rows } = await client.query<{ server_version: string }>('show server_version')
  await client.end()
  return rows[0]?.server_version ?? ''
}
