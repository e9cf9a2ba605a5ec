import { selectActivityPage } from '../../server/src/activities/list.ts'
import { piecesOf } from '../../server/src/activities/search.ts'
import type { Database } from '../../server/src/db/client.ts'
import { selectCommentPage } from '../../server/src/feedback/queries.ts'
import { median } from '../side-by-side.ts'
import { soughtWords } from './words.ts'

const pageSize = 10
const pages = [1, 2, 3, 5, 10, 20, 40, 60, 80, 100]
const roundsOfPages = 60
const roundsOfWords = 25
const roundsToWarmUp = 5

/** Median milliseconds by page number. */
export type PageTimes = Map<number, number>

/** How long pages of the activity list take, the pages in turn. */
export function timeActivityPages(db: Database): Promise<PageTimes> {
  const filter = { pageSize, cities: [], type: undefined, pieces: null }
  return timePages((pageNum) => selectActivityPage(db, { ...filter, pageNum }, 'en', new Date()))
}

/** The same for the reviews. */
export function timeCommentPages(db: Database): Promise<PageTimes> {
  return timePages((pageNum) => selectCommentPage(db, { pageNum, pageSize }, 'en'))
}

async function timePages(read: (pageNum: number) => Promise<unknown>): Promise<PageTimes> {
  const times = new Map(pages.map((page): [number, number[]] => [page, []]))
  for (let round = -roundsToWarmUp; round < roundsOfPages; round++) {
    for (const page of pages) {
      const time = await timed(() => read(page))
      if (round >= 0) times.get(page)?.push(time)
    }
  }
  return new Map([...times].map(([page, own]) => [page, median(own)]))
}

/** Milliseconds of searches by word, the words in turn. */
export async function timeSearches(db: Database): Promise<Map<string, number[]>> {
  const times = new Map(soughtWords.map((word): [string, number[]] => [word, []]))
  for (let round = -1; round < roundsOfWords; round++) {
    for (const word of soughtWords) {
      const filter = { pageNum: 1, pageSize, cities: [], type: undefined, pieces: piecesOf(word) }
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
