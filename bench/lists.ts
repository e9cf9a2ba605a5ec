import { getActivityPage } from '@portal/contract/activities/public'
import { getCityList } from '@portal/contract/company/public'
import { httpCall } from '@portal/contract/endpoint'
import { startNginx } from './nginx.ts'
import { startReference } from './reference/start.ts'
import { settledAnswer } from './tools/answer.ts'
import type { Bench } from './tools/bench.ts'
import { requestHeaders } from './tools/load.ts'
import { startPortal } from './tools/portal.ts'
import type { Server } from './tools/process.ts'
import { type Cost, costRatio, type Side, sideBySide } from './tools/side-by-side.ts'
import { atLeast, costText, type Row } from './tools/table.ts'

const listsPerSecond = 15_000
const wordsPerList = 8
const pageSize = 10
const maxPageSize = 100

/** The activity list: from the database compared with bare Fastify and pg, and cached compared with nginx. */
export async function measureLists(bench: Bench): Promise<Row[]> {
  await using portal = await startPortal(bench)
  return [await measureUncached(bench, portal), await measureCached(bench, portal)]
}

async function measureUncached(bench: Bench, portal: Server): Promise<Row> {
  const { folder, database, loadSeconds: seconds } = bench
  const env = { DATABASE_URL: database.connectionString }
  await using bare = await startReference('list', { folder, ready: '/ready', env })
  const paths = distinctLists(await cityNames(portal))
  // The database serves both sides: its time is part of the cost of an answer.
  const side = (name: string, { origin, pid }: Server): Side => ({
    name,
    origin,
    pids: [pid, database.pid],
    paths,
    distinct: true,
  })
  const [ours, theirs] = await sideBySide([side('portal', portal), side('Fastify', bare)], { seconds, folder })
  if (!ours || !theirs) throw new Error('a side was not measured')
  const details = `${costText('portal', ours)}; ${costText('Fastify + pg', theirs)}; with the CPU of PostgreSQL`
  return {
    id: 'uncached-list',
    what: 'activity list from PostgreSQL, against bare Fastify + pg',
    ...atLeast(0.6, costRatio(theirs, ours), details),
  }
}

async function measureCached({ folder, loadSeconds: seconds }: Bench, portal: Server): Promise<Row> {
  const row = { id: 'cached-list', what: 'activity list kept in memory, against nginx' }
  const { url } = httpCall(getActivityPage, {})
  const answer = await settledAnswer(portal.origin + url)
  await using nginx = await startNginx(folder, { answers: { '/list': answer } })
  if (!nginx) return { ...row, goal: '≥ 0.3', measured: 'nginx not found' }
  const sides: Side[] = [
    { name: 'portal', origin: portal.origin, pids: [portal.pid], paths: () => [url] },
    { name: 'nginx', origin: nginx.origin, pids: [nginx.pid], paths: () => ['/list'] },
  ]
  const [ours, theirs] = (await sideBySide(sides, { seconds, folder })) as [Cost, Cost]
  const details = `${costText('portal', ours)}; ${costText('nginx', theirs)}; ${answer.body.length} bytes`
  return { ...row, ...atLeast(0.3, costRatio(theirs, ours), details) }
}

async function cityNames({ origin }: Server): Promise<string[]> {
  const answer = await fetch(origin + httpCall(getCityList, {}).url, { headers: requestHeaders })
  const { data } = (await answer.json()) as { data: string[] }
  return data
}

/**
 * Lists that no cache has, all with the same rows: a running number, encoded in the names of the cities. Each call continues after
 * the last one.
 */
function distinctLists(cities: readonly string[]): (seconds: number) => string[] {
  const spellings = cities.length ** wordsPerList
  let next = 0
  const list = () => {
    const number = next++
    const size = pageSize + Math.floor(number / spellings)
    if (size > maxPageSize) throw new Error('no distinct lists are left')
    const cityList = spell(number % spellings, cities)
    return httpCall(getActivityPage, { pageNum: 1, pageSize: size, cityList }).url
  }
  return (seconds) => Array.from({ length: Math.ceil(seconds * listsPerSecond) }, list)
}

function spell(number: number, words: readonly string[]): string[] {
  return Array.from(
    { length: wordsPerList },
    (_, i) => words[Math.floor(number / words.length ** i) % words.length] ?? '',
  )
}
