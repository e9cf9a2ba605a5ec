import { sql } from 'kysely'
import type { Database } from '../db/client.ts'
import { type ListFilter, ofFilter } from './listed.ts'
import { piecesOf, type Sought } from './search.ts'

export interface Search extends ListFilter {
  sought: Sought
  /** How many activities the list has without the search. */
  listed: number
}

/** What was seen in the next activities. */
export interface Near {
  /** Those that have all words, in order. */
  ids: number[]
  /** At least one, also when none lies ahead. */
  looked: number
  /** How many have a word. */
  seen: Map<string, number>
}

/** What a word begins after, as in migration 0003; reading the pieces of each row would take ten times as long. */
const notInWord = '(^|[^a-z0-9\\u00c0-\\u024f\\u0400-\\u04ff])'
/** For more words, fewer activities are looked through. */
const wordsAtOnce = 8

/** Looks through the next activities for the words, one by one. */
export async function lookNear(db: Database, search: Search, now: Date, most: number): Promise<Near> {
  const { words } = search.sought
  return countNear(db, search, now, words, Math.ceil(most / Math.ceil(words.length / wordsAtOnce)))
}

/** How many of so many next activities have some words, and how many the pieces of these. */
export async function lookForPieces(db: Database, search: Search, now: Date, words: string[], most: number) {
  if (words.length === 0) return new Map<string, number>()
  return (await countNear(db, search, now, [...new Set([...words, ...words.flatMap(piecesOf)])], most)).seen
}

/** The first matches among so many of the next activities, by a walk that stops when it has them. */
export async function walkNear(
  db: Database,
  search: Search,
  now: Date,
  most: number,
  count: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from (${selectNext(db, search, now, most)}) as next
    where ${sql.join(search.sought.words.map(isIn), sql` and `)}
    order by starts_at, id limit ${count}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Whether a row's text has a word. Shorter ones begin a word in it, as the pieces have them. */
export function isIn(word: string) {
  const there = sql<boolean>`position(${word} in search_text) > 0`
  return piecesOf(word)[0]?.startsWith('^') ? sql<boolean>`(${there} and search_text ~ ${notInWord + word})` : there
}

/** Counts, without `offset 0`, would look for each part once for every count. */
async function countNear(db: Database, search: Search, now: Date, parts: string[], most: number): Promise<Near> {
  const counts = parts.map((_, at) => sql`count(*) filter (where has[${sql.lit(at + 1)}])::int`)
  const { rows } = await sql<{ ids: number[]; looked: number; counts: number[] }>`
    select coalesce(array_agg(id order by starts_at, id) filter (where true = all(has)), '{}') as ids,
      greatest(1, count(*))::int as looked, array[${sql.join(counts)}] as counts
    from (
      select id, starts_at, array[${sql.join(parts.map(isIn))}] as has
      from (${selectNext(db, search, now, most)}) as next offset 0
    ) as near`.execute(db)
  const { ids = [], looked = 1, counts: seen = [] } = rows[0] ?? {}
  return { ids, looked, seen: new Map(parts.map((part, at) => [part, seen[at] ?? 0])) }
}

function selectNext(db: Database, search: Search, now: Date, most: number) {
  return ofFilter(db, search)
    .select(['activities.id', 'starts_at', 'search_text'])
    .where('starts_at', '>=', now)
    .orderBy('starts_at')
    .orderBy('activities.id')
    .limit(most)
}
