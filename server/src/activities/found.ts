import { type SqlBool, sql } from 'kysely'
import type { Database } from '../db/client.ts'
import { choosePieces, type Found, mostCounted, order, selectMatches } from './matches.ts'
import { lookNear, type Near, type Search, walkNear } from './near.ts'
import { type CardRow, selectCards } from './queries.ts'

/** What was found in a part of the list. */
interface Sample {
  part: number
  matches: number
  /** Null when the matches do not fill it. */
  page: number[] | null
}

/** So many matches are soon fetched. */
const fewest = 200
/** How many of the next activities are looked through one by one: at first, and at most. */
const nearest = 400
const farthest = 3000
/** How many of the next activities are looked through by the index, in a list of which they are a small part. */
const soon = 8000
const smallPart = 0.1
/** Going through so many activities in the indexes takes as long as fetching one. */
const inIndex = 20
/** How many times as many matches there must seem to be as are needed, when they are inferred from a part of the list. */
const margin = 1.5
/** So few matches in a part of the list may be chance. */
const chance = 4

/**
 * One page of what is looked for, in the way that reads the fewest rows of a table that memory does not hold. The planner
 * would not find it: its estimates of pieces that go together are too far off.
 */
export async function selectFound(
  db: Database,
  search: Search,
  now: Date,
): Promise<{ rows: CardRow[]; total: number }> {
  if (search.sought.words.length === 0 || search.listed === 0) return { rows: [], total: 0 }
  const { ids, total } = await find(db, search, now)
  if (ids.length === 0) return { rows: [], total }
  const rows = await selectCards(db).where('activities.id', 'in', ids).execute()
  return { rows: rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)), total }
}

/** A common word is found among the next activities; of another, samples and a count tell how far to look. */
async function find(db: Database, search: Search, now: Date): Promise<Found> {
  const { pageNum, pageSize, listed } = search
  const near = await lookNear(db, search, now, nearest)
  const last = pageNum * pageSize
  const page = near.ids.length < last ? null : near.ids.slice(last - pageSize, last)
  const sample = { part: near.looked / listed, matches: near.ids.length, page }
  if (showsMany(sample)) {
    const ids = page ?? (await walkTo(db, search, now, sample))
    if (ids) return { ids, total: mostCounted }
  }
  const pieces = await choosePieces(db, search, near, now)
  const most = Math.max(fewest, Math.ceil(margin * expected(search, near)))
  const few = most < margin * mostCounted ? await findFew(db, search, pieces, now, Math.min(most, mostCounted)) : null
  return few ?? findByPieces(db, search, pieces, now, sample)
}

/** Matches that no sample shows to be many are fetched up to the most that are counted: often these are all. */
async function findByPieces(db: Database, search: Search, pieces: string[], now: Date, near: Sample): Promise<Found> {
  let sample = near
  if (!showsMany(sample) && isLong(search)) sample = await sampleSoon(db, search, pieces, now, soon / search.listed)
  if (!showsMany(sample)) {
    const few = await findFew(db, search, pieces, now, mostCounted)
    if (few) return few
  }
  const part = partWithPage(search, sample)
  const isNear = part * search.listed <= inIndex * seeming(sample)
  const ids = sample.page ?? (isNear ? (await sampleSoon(db, search, pieces, now, part)).page : null)
  return ids ? { ids, total: mostCounted } : order(db, search, selectMatches(db, search, pieces), now)
}

/** How many matches there would be if the words had nothing to do with each other. */
function expected({ listed }: Search, { seen, looked }: Near): number {
  return [...seen.values()].reduce((matches, count) => (matches * count) / looked, listed)
}

/** All matches, if there are fewer than a number. */
async function findFew(db: Database, search: Search, pieces: string[], now: Date, most: number): Promise<Found | null> {
  const found = await order(db, search, selectMatches(db, search, pieces).limit(most), now)
  return found.total < most ? found : null
}

/** Whether the whole list must have more matches than are counted. */
function showsMany({ part, matches }: Sample): boolean {
  return matches >= chance + margin * mostCounted * part
}

function isLong({ cities, type, listed }: Search): boolean {
  return cities.length === 0 && type === undefined && soon <= smallPart * listed
}

/** The part of the list that holds the page, if there are as many matches as a sample shows and they are spread evenly. */
function partWithPage({ pageNum, pageSize }: Search, sample: Sample): number {
  return Math.min(1, (margin * pageNum * pageSize + chance) / seeming(sample))
}

/** How many matches the whole list seems to have, of which it has more than are counted. */
function seeming({ part, matches }: Sample): number {
  return Math.max(mostCounted, matches / part)
}

/** A page by a walk along the next activities. Null when that is too far. */
async function walkTo(db: Database, search: Search, now: Date, sample: Sample): Promise<number[] | null> {
  const { pageNum, pageSize, listed } = search
  const most = Math.ceil(partWithPage(search, sample) * listed)
  if (most > farthest) return null
  const ids = await walkNear(db, search, now, most, pageNum * pageSize)
  return ids.length < pageNum * pageSize ? null : ids.slice(-pageSize)
}

/** Looks through the next activities, as many as are a part of all, by the indexes of pieces and of starts together. */
async function sampleSoon(db: Database, search: Search, pieces: string[], now: Date, part: number): Promise<Sample> {
  const end = db
    .selectFrom('activities')
    .select('starts_at')
    .where('starts_at', '>=', now)
    .orderBy('starts_at')
    .offset(sql<number>`(select ceil(${part} * sum(activities)) from activity_counts where type_id = '')`)
    .limit(1)
  const matches = selectMatches(db, search, pieces)
    .where('starts_at', '>=', now)
    .where(sql<SqlBool>`starts_at < coalesce((${end}), 'infinity')`)
  const { ids, total } = await order(db, search, matches, now)
  return { part, matches: total, page: ids.length < search.pageSize ? null : ids }
}
