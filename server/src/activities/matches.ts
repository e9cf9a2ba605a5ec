import { type SqlBool, sql } from 'kysely'
import type { Database } from '../db/client.ts'
import { ofFilter } from './listed.ts'
import { isIn, lookForPieces, type Near, type Search } from './near.ts'
import { piecesOf } from './search.ts'

/** A page of matches, and how many there are, up to `mostCounted`. */
export interface Found {
  ids: number[]
  total: number
}

/** More matches than this are not counted. */
export const mostCounted = 1000
/** What is in a larger part of the activities than this has too many rows in the index to be worth asking it for. */
const common = 0.1
/** How many of the next activities are looked through for pieces. */
const nearest = 150
/** So few of them tell nothing of a piece. */
const chance = 3

/**
 * The pieces to ask the index for. Each costs a look at all its rows in the index, so common words are left out where others
 * remain, and where one piece tells a word from others, the rest of its pieces.
 */
export async function choosePieces(db: Database, search: Search, near: Near, now: Date): Promise<string[]> {
  const words = notCommon(search.sought.words, near)
  const known = words.filter(
    (word) => (near.seen.get(word) ?? 0) * nearest > chance * near.looked && piecesOf(word).length > 1,
  )
  const seen = await lookForPieces(db, search, now, known, nearest)
  const pieces = words.flatMap((word) => {
    const own = seen.get(word) ?? 0
    const telling = own > chance && piecesOf(word).find((piece) => seen.get(piece) === own)
    return telling ? [telling] : piecesOf(word)
  })
  return [...new Set(pieces)]
}

/**
 * Matches by the index of pieces. The planner does not see into the inner select, so it takes any pieces for those of one in
 * two hundred rows, and uses the index.
 */
export function selectMatches(db: Database, search: Search, pieces: string[]) {
  const found = ofFilter(db, search)
    .select(['activities.id', 'starts_at'])
    .where(sql<SqlBool>`search_grams @> (select ${pieces}::text[])`)
  const unsure = search.sought.words.filter(
    (word) => piecesOf(word).length > 1 || !pieces.includes(piecesOf(word)[0] ?? ''),
  )
  return unsure.reduce((query, word) => query.where(isIn(word)), found)
}

/** Puts matches in order, those ahead first, and takes the page. */
export async function order(
  db: Database,
  { pageNum, pageSize }: Search,
  matches: ReturnType<typeof selectMatches>,
  now: Date,
): Promise<Found> {
  const { rows } = await sql<{ ids: number[]; total: string }>`
    with found as materialized (${matches})
    select least(${mostCounted}, (select count(*) from found)) as total, array(
      select id from found
      order by starts_at < ${now}, abs(extract(epoch from starts_at - ${now}::timestamptz)),
        case when starts_at < ${now} then -id else id end
      limit ${pageSize} offset ${(pageNum - 1) * pageSize}
    ) as ids`.execute(db)
  return { ids: rows[0]?.ids ?? [], total: Number(rows[0]?.total ?? 0) }
}

function notCommon(words: string[], { seen, looked }: Near): string[] {
  const rare = words.filter((word) => (seen.get(word) ?? 0) <= common * looked)
  return rare.length > 0 ? rare : words
}
