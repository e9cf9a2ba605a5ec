import { connect } from '../../server/src/db/client.ts'
import type { Bench } from '../tools/bench.ts'
import { median } from '../tools/side-by-side.ts'
import { atMost, type Row } from '../tools/table.ts'
import { connectToFill, makeDatabase } from './database.ts'
import { fillActivities, prepareFill } from './fill.ts'
import { type PageTimes, timeActivityPages, timeReviewPages, timeSearches } from './measure.ts'
import { fillReviews } from './reviews.ts'
import { timeStaffLists } from './staff-lists.ts'
import { fillStaffRecords } from './staff-records.ts'

const few = 1_000
const connections = 4
const milliseconds = (value: number) => `${value.toFixed(1)} ms`
const times = (ratio: number) => `${ratio.toFixed(2)} ×`

/** Lists and search by the portal's own functions on PostgreSQL, without caches, in databases of a thousand and of a million rows. */
export async function measureGrowth({ database, growthRows: many }: Bench): Promise<Row[]> {
  await using small = await makeFilled(database.connectionString, 'small', few)
  await using large = await makeFilled(database.connectionString, 'large', many)
  const pair = { small: small.db, large: large.db }
  const activities = await timeActivityPages(pair)
  const comments = await timeReviewPages(pair)
  const searches = await timeSearches(large.db)
  const staff = await timeStaffLists(pair)
  const what = (list: string) => `${list}, page 1 to 100 from PostgreSQL, ${few} to ${many} rows, worst p50`
  return [
    { id: 'list-growth', what: what('activity list'), ...growth(activities) },
    { id: 'comments-growth', what: what('reviews'), ...growth(comments) },
    searchRow(searches, many),
    ...[...staff].map(([list, times]) => ({
      id: 'staff-growth',
      what: `${list} of staff, from PostgreSQL, ${few} to ${many} rows, half of them open, worst p50`,
      ...growth(times),
    })),
    { id: 'growth-fill', what: 'filling the tables for it', goal: '–', measured: `${large.seconds.toFixed(0)} s` },
  ]
}

/** A separate database with `rows` activities and reviews. `seconds` is the time it took to fill. */
async function makeFilled(portalDatabase: string, name: string, rows: number) {
  const connectionString = await makeDatabase(portalDatabase, name)
  const filling = await connectToFill(connectionString)
  const start = performance.now()
  try {
    await prepareFill(filling)
    await fillActivities(filling, rows)
    await fillReviews(filling, rows)
    await fillStaffRecords(filling, rows)
  } finally {
    await filling.destroy()
  }
  const seconds = (performance.now() - start) / 1000
  const db = await connect(connectionString, connections)
  return { db, seconds, [Symbol.asyncDispose]: () => db.destroy() }
}

function growth(pages: readonly PageTimes[]) {
  const ratios = pages.map(({ small, large }) => large / small)
  const each = pages.map(({ page, small, large }) => `${page}: ${small.toFixed(1)} → ${large.toFixed(1)} ms`)
  return atMost(1.5, Math.max(...ratios), times, each.join(', '))
}

function searchRow(searches: Map<string, number[]>, rows: number): Row {
  const all = [...searches.values()].flat()
  const slowest = [...searches].sort(([, a], [, b]) => median(b) - median(a)).slice(0, 3)
  const named = slowest.map(([word, own]) => `“${word}” ${milliseconds(median(own))}`)
  const details = `p50 ${milliseconds(median(all))}; ${searches.size} searches; slowest p50 ${named.join(', ')}`
  return {
    id: 'search-growth',
    what: `activity search in ${rows} rows, p99`,
    ...atMost(10, percentile(all, 0.99), milliseconds, details),
  }
}

function percentile(numbers: readonly number[], part: number): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * part) - 1] ?? Number.NaN
}
