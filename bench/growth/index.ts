import type { Database } from '../../server/src/db/client.ts'
import { connect } from '../../server/src/db/client.ts'
import type { Bench } from '../bench.ts'
import { median } from '../side-by-side.ts'
import { atMost, type Row } from '../table.ts'
import { fillComments } from './comments.ts'
import { connectToFill, makeGrowthDatabase } from './database.ts'
import { fillActivities, prepareFill } from './fill.ts'
import { type PageTimes, timeActivityPages, timeCommentPages, timeSearches } from './measure.ts'

const few = 1_000
const connections = 4
const milliseconds = (value: number) => `${value.toFixed(1)} ms`
const times = (ratio: number) => `${ratio.toFixed(2)} ×`

interface Stage {
  activities: PageTimes
  comments: PageTimes
}

/**
 * Lists and search of the portal's own functions on PostgreSQL, without any cache: with a thousand rows first, then with a
 * million in the same database.
 */
export async function measureGrowth({ database, growthRows: many }: Bench): Promise<Row[]> {
  const connectionString = await makeGrowthDatabase(database.connectionString)
  const filling = await connectToFill(connectionString)
  const db = await connect(connectionString, connections)
  try {
    await prepareFill(filling)
    await fill(filling, 0, few)
    const small = await timeLists(db)
    const seconds = await fill(filling, few, many)
    const large = await timeLists(db)
    const searches = await timeSearches(db)
    const what = (list: string) => `${list}, page 1 to 100 from PostgreSQL, ${few} to ${many} rows, worst p50`
    return [
      { id: 'list-growth', what: what('activity list'), ...growth(small.activities, large.activities) },
      { id: 'comments-growth', what: what('reviews'), ...growth(small.comments, large.comments) },
      searchRow(searches, many),
      { id: 'growth-fill', what: 'filling the tables for it', goal: '–', measured: `${seconds.toFixed(0)} s` },
    ]
  } finally {
    await Promise.all([filling.destroy(), db.destroy()])
  }
}

/** Gives the seconds that it took. */
async function fill(db: Database, from: number, through: number): Promise<number> {
  const start = performance.now()
  await fillActivities(db, from, through)
  await fillComments(db, from, through)
  return (performance.now() - start) / 1000
}

async function timeLists(db: Database): Promise<Stage> {
  return { activities: await timeActivityPages(db), comments: await timeCommentPages(db) }
}

function growth(small: PageTimes, large: PageTimes) {
  const pages = [...small].map(([page, before]) => ({ page, before, after: large.get(page) ?? Number.NaN }))
  const ratios = pages.map(({ before, after }) => after / before)
  const each = pages.map(({ page, before, after }) => `${page}: ${before.toFixed(1)} → ${after.toFixed(1)} ms`)
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
