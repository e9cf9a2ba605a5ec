import { isNewRecord, type Kind } from '@portal/contract/content/kind'
import type { ContentRow, ContentState } from '@portal/contract/content/states'
import type { Language, Texts } from '@portal/contract/language'
import { maxTotal } from '@portal/contract/paging'
import { fullName } from '@portal/contract/person/names'
import { writtenMoment } from '@portal/contract/wall-time'
import { type ExpressionBuilder, sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Database } from '../db/client.ts'
import type { Schema } from '../db/schema.ts'
import { countRows, numberOf, offsetOf } from '../http/counting.ts'
import { newYorkMoment } from '../time.ts'
import type { ManagedKind } from './managed-kind.ts'

interface Wanted {
  pageNum: number
  pageSize: number
  text: string
  state?: ContentState | undefined
  stale?: 'any' | Language | undefined
  when: When
}

type When = 'all' | 'upcoming' | 'past'

/** A page of a kind's records, drafts too: in their order, by their moment, or the one changed last first. */
export async function selectPage(db: Database, managed: ManagedKind, wanted: Wanted) {
  const { kind, remove } = managed
  const { text, state, stale, when, pageNum, pageSize } = wanted
  const today = newYorkMoment(new Date(), 0, '00:00')
  const sought = await piecesOf(db, text)
  const ofKind = db
    .selectFrom('content_records')
    .where('kind', '=', kind.kind)
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'live'))
    .$if(stale === 'any', (query) => query.where(sql<boolean>`stale <> '{}'`))
    .$if(stale !== undefined && stale !== 'any', (query) =>
      query.where(sql<boolean>`stale <> '{}' and stale @> array[${stale}]::text[]`),
    )
    .$if(kind.moment !== undefined, (query) => query.where('moment', 'is not', null))
    .$if(kind.moment !== undefined && when === 'upcoming', (query) => query.where('moment', '>=', today))
    .$if(kind.moment !== undefined && when === 'past', (query) => query.where('moment', '<', today))
  const found = text === '' ? ofKind : ofKind.where(sql<boolean>`pieces @> ${sought}::text[]`)
  // Records are added in the order of their moments: without theirs, counting what is to come would read all that is past.
  const matching = found
    .select('id')
    .$if(kind.moment !== undefined, (query) => query.orderBy('moment', 'desc'))
    .limit(maxTotal)
  // Those with a rare word are few enough to be sorted.
  const total = text === '' ? null : await countRows(db, matching)
  const listed = total !== null && total < maxTotal ? ofKind.where('id', 'in', matching) : found
  const order = orderOf(kind, when)
  const rows = await listed
    .select(['id', 'record', 'drafted', 'live', 'position', 'title', 'draft_title', 'state', 'languages'])
    .select(['changed_at', 'publish_at', 'moment'])
    .select(lastEditor)
    .$if(total === null, (query) => query.select(numberOf(matching).as('total')))
    .$call((query) => order.reduce((sorted, [column, direction]) => sorted.orderBy(column, direction), query))
    .orderBy('id', order.at(-1)?.[1] ?? 'desc')
    .limit(pageSize)
    .offset(offsetOf(wanted))
    .execute()
  const moments = await selectMoments(db, managed, rows)
  const remarks = await managed.remarks?.(
    db,
    rows.map(({ record }) => record).filter((record) => !isNewRecord(record)),
  )
  const records = rows.map(
    (row): ContentRow => ({
      id: row.record,
      title: nameIn(row),
      moment: moments.get(row.id) ?? '',
      state: row.state,
      languages: row.languages,
      changedAt: row.changed_at.toISOString(),
      changedBy: row.editor && { id: row.editor.id, name: fullName(row.editor) },
      publishAt: row.publish_at?.toISOString() ?? null,
      remark: remarks?.get(row.record) ?? null,
      // Where taking off deletes, a draft alone is left of what was taken off.
      placed: row.position !== null && (row.live || remove !== undefined),
    }),
  )
  return { records, total: total ?? rows[0]?.total ?? (await countRows(db, matching)), pageNum, pageSize }
}

type Order = readonly [column: 'position' | 'moment' | 'changed_at', direction: 'asc' | 'desc']

function orderOf({ ordered, moment }: Kind, when: When): readonly Order[] {
  if (moment) return [['moment', when === 'upcoming' ? 'asc' : 'desc']]
  return ordered
    ? [
        ['position', 'asc'],
        ['changed_at', 'desc'],
      ]
    : [['changed_at', 'desc']]
}

/** The moment of each record by which lists tell it apart. Drafts may not say all of it. */
async function selectMoments(
  db: Database,
  { kind }: ManagedKind,
  rows: readonly { id: string; moment: Date | number | null }[],
): Promise<Map<string, string>> {
  if (!kind.moment) return new Map()
  const whole = rows.flatMap(({ id, moment }) => (moment instanceof Date ? [[id, writtenMoment(moment)] as const] : []))
  if (whole.length === rows.length) return new Map(whole)
  const drafts = await db
    .selectFrom('content_drafts')
    .select(['record_id', sql<string>`content ->> ${kind.moment}`.as('moment')])
    .where(
      'record_id',
      'in',
      rows.filter(({ moment }) => !(moment instanceof Date)).map(({ id }) => id),
    )
    .execute()
  return new Map([...whole, ...drafts.map(({ record_id, moment }) => [record_id, moment] as const)])
}

/**
 * Search pieces of a text. Queried separately, so that the planner knows them and skips the index for a word that every title has.
 */
export async function piecesOf(db: Database, text: string): Promise<string[]> {
  if (text === '') return []
  const { rows } = await sql<{ pieces: string[] }>`select array(select search_pieces(${text})) as pieces`.execute(db)
  return rows[0]?.pieces ?? []
}

/** How lists name a record: by its draft if there is one. */
export function nameIn(row: { title: Partial<Texts>; draft_title: Partial<Texts> | null }): Texts {
  return { en: '', 'zh-CN': '', 'zh-TW': '', ...(row.draft_title ?? row.title) }
}

/** Looked up for the records of the page alone, after they have been sorted. */
function lastEditor(e: ExpressionBuilder<Schema, 'content_records'>) {
  const member = e
    .selectFrom('accounts')
    .select(['accounts.id', 'first_name as firstName', 'last_name as lastName'])
    .whereRef('accounts.id', '=', 'content_records.changed_by')
    .where('accounts.kind', '=', 'staff')
  return jsonObjectFrom(member).as('editor')
}
