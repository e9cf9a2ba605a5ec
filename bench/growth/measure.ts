import { selectActivityPage } from '../../server/src/activities/list.ts'
import type { Database } from '../../server/src/db/client.ts'
import { selectReviewPage } from '../../server/src/feedback/queries.ts'
import { median } from '../tools/side-by-side.ts'
import { soughtWords } from './words.ts'

const pageSize = 10
const pages = [1, 2, 3, 5, 10, 20, 40, 60, 80, 100]
const roundsOfPages = 60
const roundsOfWords = 25
const roundsToWarmUp = 5

/** Median milliseconds of one page in the small and the large database. */
export interface PageTimes {
  page: number
  small: number
  large: number
}

export interface Pair {
  small: Database
  large: Database
}

/** Times pages of the activity list, alternating between pages and databases, so that both are measured under the same conditions. */
export function timeActivityPages(pair: Pair): Promise<PageTimes[]> {
  const filter = { pageSize, cities: [], type: undefined, keyword: '' }
  return timePages(pair, (db, pageNum) => selectActivityPage(db, { ...filter, pageNum }, 'en', new Date()))
}

/** Times pages of the reviews in the same way. */
export function timeReviewPages(pair: Pair): Promise<PageTimes[]> {
  return timePages(pair, (db, pageNum) => selectReviewPage(db, { pageNum, pageSize }, 'en'))
}

/** Times pages, alternating between pages and databases. */
export async function timePages(
  pair: Pair,
  read: (db: Database, pageNum: number) => Promise<unknown>,
  numbers: readonly number[] = pages,
): Promise<PageTimes[]> {
  const times = numbers.map((page) => ({ page, small: [] as number[], large: [] as number[] }))
  for (let round = -roundsToWarmUp; round < roundsOfPages; round++) {
    for (const own of times) {
      const small = await timed(() => read(pair.small, own.page))
      const large = await timed(() => read(pair.large, own.page))
      if (round < 0) continue
      own.small.push(small)
      own.large.push(large)
    }
  }
  return times.map(({ page, small, large }) => ({ page, small: median(small), large: median(large) }))
}

/** Milliseconds of searches by word, alternating between the words. */
export async function timeSearches(db: Database): Promise<Map<string, number[]>> {
  const times = new Map(soughtWords.map((word): [string, number[]] => [word, []]))
  for (let round = -1; round < roundsOfWords; round++) {
    for (const word of soughtWords) {
      const filter = { pageNum: 1, pageSize, cities: [], type: undefined, keyword: word }
      const time = await timed(() => selectActivityPage(db, filter, 'en', new Date()))
      if (round >= 0) times.get(word)?.push(time)
    }
  }
  return times
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
