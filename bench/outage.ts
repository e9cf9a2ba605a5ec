import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { openEmbedded } from '../server/src/db/embedded/index.ts'
import { openDatabaseProxy } from '../server/test/setup/open-database-proxy.ts'
import type { Bench } from './tools/bench.ts'
import { putUnderLoad, requestHeaders } from './tools/load.ts'
import { startPortal } from './tools/portal.ts'
import type { Row } from './tools/table.ts'

const pages = ['/', '/community/activity/list', '/community/news', '/home/content/contact-info']
const quiet = { info: () => {}, warn: () => {} }

/**
 * Cached pages while the database is killed, or down for a while: every answer must be 200 and complete, and changes must show
 * afterwards.
 */
export async function measureOutage(bench: Bench): Promise<Row[]> {
  return [await measureKill(bench), await measureAway(bench)]
}

async function measureKill(bench: Bench): Promise<Row> {
  const own = await ownDatabase(bench)
  await using portal = await startPortal(own)
  const load = putUnderLoad({ origin: portal.origin, paths: pages, seconds: 15, repeat: true, folder: bench.folder })
  const watched = await watch(portal.origin, 12_000, () => process.kill(own.database.pid, 'SIGKILL'))
  const { requests } = await load
  const after = await afterwards(portal.origin, own.database.connectionString)
  await own.release()
  return rowOf('outage-kill', 'the embedded server killed with -9 under load', watched, after, `${requests} requests`)
}

async function measureAway(bench: Bench): Promise<Row> {
  const own = await ownDatabase(bench)
  const proxy = await openDatabaseProxy(own.database.connectionString)
  const keys = `bench:${Buffer.alloc(32, 1).toString('base64')}`
  await using portal = await startPortal(own, {
    DATABASE_URL: proxy.connectionString,
    ENCRYPTION_KEYS: keys,
    DEMO: 'on',
  })
  const seconds = bench.outageSeconds
  const watched = await watch(portal.origin, seconds * 1_000, proxy.interrupt)
  proxy.restore()
  const after = await afterwards(portal.origin, own.database.connectionString)
  await portal[Symbol.asyncDispose]()
  proxy.close()
  await own.release()
  return rowOf('outage-away', `a DATABASE_URL server away for ${seconds} s`, watched, after)
}

async function ownDatabase(bench: Bench) {
  const dataDir = await mkdtemp(join(bench.folder, 'outage-'))
  const { release, pid, connectionString } = await openEmbedded({ dataDir, log: quiet })
  return { ...bench, dataDir, database: { ...bench.database, pid, connectionString }, release }
}

interface Watched {
  answers: number
  failed: string[]
  slowest: number
}

/** Requests pages before and during an event; apart from the outdated mark, each answer must equal the previous one. */
async function watch(origin: string, length: number, happen: () => void): Promise<Watched> {
  const before = await Promise.all(pages.map((path) => ask(origin, path)))
  await pause(1_000)
  happen()
  const end = performance.now() + length
  const watched: Watched = { answers: 0, failed: [], slowest: 0 }
  for (let i = 0; performance.now() < end; i = (i + 1) % pages.length) {
    const startedAt = performance.now()
    const seen = await ask(origin, pages[i] ?? '/')
    watched.answers++
    watched.slowest = Math.max(watched.slowest, performance.now() - startedAt)
    if (seen !== before[i]) watched.failed.push(`${pages[i]} ${seen.slice(0, 40)}`)
    await pause(10)
  }
  return watched
}

async function ask(origin: string, path: string): Promise<string> {
  const answer = await fetch(origin + path, { headers: requestHeaders })
  return `${answer.status} ${(await answer.text()).replace(' data-outdated=""', '')}`
}

/** How soon the next change shows once the database is back, and how many listeners there are in the end. */
async function afterwards(origin: string, connectionString: string): Promise<{ listeners: number; seenAfter: number }> {
  while (!(await fetch(`${origin}/readyz`)).ok) await pause(50)
  await untilUnmarked(origin)
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query('update figures set elder_count = 654321')
  const committed = performance.now()
  while (!(await ask(origin, '/')).includes('654,321')) await pause(5)
  const seenAfter = performance.now() - committed
  // Listeners retry every half second, so several of one process would all be connected by then.
  await pause(1_000)
  const { rows } = await client.query(`select 1 from pg_stat_activity where query ilike 'listen content'
    or application_name = 'portal listener'`)
  await client.end()
  return { listeners: rows.length, seenAfter }
}

async function untilUnmarked(origin: string) {
  for (;;) {
    const text = await (await fetch(origin, { headers: requestHeaders })).text()
    if (!text.includes('data-outdated=""')) return
    await pause(20)
  }
}

function rowOf(
  id: string,
  what: string,
  { answers, failed, slowest }: Watched,
  { listeners, seenAfter }: { listeners: number; seenAfter: number },
  more = '',
): Row {
  const bad = failed.length > 0 ? ` (${failed[0]})` : ''
  return {
    id,
    what: `home, activities, news and contacts with ${what}`,
    goal: 'all 200 and whole; one listener; the next change within 1 s',
    measured: `**${failed.length}** of ${answers} answers were not${bad}; slowest ${slowest.toFixed(0)} ms; ${listeners} listener; change seen after ${seenAfter.toFixed(0)} ms${more && `; ${more}`}`,
    held: failed.length === 0 && listeners === 1 && seenAfter <= 1_000,
  }
}
