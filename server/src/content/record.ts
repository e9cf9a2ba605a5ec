import type { ChangedRecord, ContentRecord } from '@portal/contract/content/endpoints'
import { takeBackMs } from '@portal/contract/content/endpoints'
import { translatedFields } from '@portal/contract/content/kind'
import { valueAt } from '@portal/contract/content/merge'
import type { ContentSchedule, Editor, LanguageStatus } from '@portal/contract/content/states'
import { type Language, languages } from '@portal/contract/language'
import { newYorkTime } from '@portal/contract/new-york'
import { fullName } from '@portal/contract/person/names'
import { sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Database } from '../db/client.ts'
import { PortalError } from '../http/errors.ts'
import { countPublished } from '../messages/queue.ts'
import type { Services } from '../services.ts'
import { selectAllChoices } from './choosing.ts'
import { canBegin, findStanding, keyOf, marksOf, publicationOf, readingsOf, type Standing } from './keys.ts'
import type { ManagedKind } from './managed-kind.ts'
import { findRefusal } from './refusal.ts'
import { differingLanguages, languageStates, staleTexts } from './states.ts'
import type { Content } from './tables.ts'

/**
 * A record with all that its editor shows; a blank one when nobody has begun it yet.
 * @param kinds of which it can choose what is not published yet
 * @throws PortalError not_found
 */
export async function readRecord(
  { db, files }: Pick<Services, 'db' | 'files'>,
  managed: ManagedKind,
  id: string,
  kinds: readonly ManagedKind[] = [],
): Promise<ContentRecord> {
  const standing = await findStanding(db, managed, id)
  if (!standing && !canBegin(managed, id)) throw new PortalError('not_found')
  const content = standing?.draft?.content ?? standing?.live ?? {}
  const choices = await selectAllChoices({ db, files }, kinds, managed, content)
  if (!standing) return { ...blankRecord(id), choices, uses: [] }
  const key = keyOf(standing.row)
  const uses = key === null ? [] : ((await managed.uses?.(db, key)) ?? [])
  return { ...(await describeRecord(db, managed, standing)), choices, uses } as ContentRecord
}

const nobody = { waiting: 0, sent: 0 }

/** A record as its first save finds it. */
function blankRecord(id: string): ChangedRecord {
  const none: LanguageStatus = {
    state: 'missing',
    public: false,
    differs: false,
    changedBy: null,
    changedAt: null,
    readBy: null,
    readAt: null,
    proposed: [],
  }
  return {
    id,
    recordId: null,
    version: 1,
    baseVersion: 1,
    state: 'draft',
    number: 0,
    live: null,
    draft: null,
    base: null,
    moved: false,
    stale: [],
    remark: null,
    schedule: null,
    release: null,
    takeBackUntil: null,
    told: nobody,
    languages: { en: none, 'zh-CN': none, 'zh-TW': none },
    changedAt: new Date().toISOString(),
    addresses: [],
  }
}

/** A record as each change of it answers: with all that a change can change. */
export async function describeRecord(db: Database, managed: ManagedKind, standing: Standing): Promise<ChangedRecord> {
  const { row, live, draft } = standing
  const content = draft?.content ?? live ?? {}
  const key = keyOf(row)
  const { names, last, release, now } = await selectAround(db, standing)
  const until = await undoableUntil(db, managed, standing, { last, now })
  return {
    id: row.record,
    recordId: row.id,
    version: row.draft_version,
    baseVersion: row.version,
    state: row.state,
    live,
    draft: draft?.content ?? null,
    base: draft?.base ?? null,
    moved: draft !== null && draft.base_version !== row.version,
    languages: statuses(managed, standing, names),
    stale: staleTexts(managed.kind, content, marksOf(managed.kind, standing)),
    remark: (key !== null && (await managed.remarks?.(db, [key]))?.get(key)) || null,
    schedule: scheduleOf(standing, names),
    release,
    number: row.number,
    takeBackUntil: until?.toISOString() ?? null,
    told: until && managed.follow ? await countPublished(db, publicationOf(row, row.number)) : nobody,
    changedAt: row.changed_at.toISOString(),
    addresses: key === null ? [] : managed.addresses(key, content),
  } as ChangedRecord
}

interface LastVersion {
  deed: string
  version: number
  at: Date
  release_id: string | null
}

/** Until when the last version can be taken back: a publication that nothing has followed. What a release has published goes back with it. */
async function undoableUntil(
  db: Database,
  managed: ManagedKind,
  standing: Standing,
  { last, now }: { last: LastVersion | undefined; now: Date },
): Promise<Date | null> {
  if (last?.version !== standing.row.version || (last.deed !== 'publish' && last.deed !== 'schedule')) return null
  if (last.release_id !== null) return null
  const until = takeBackUntil(managed, { at: last.at, content: standing.live })
  return now < until && (await allowsTakeBack(db, managed, standing)) ? until : null
}

/**
 * Whether a kind lets its last publication be taken back: there is a way back, since what stays needs something to say, and what was published before
 * it is publishable as things stand; without that, what goes.
 */
export async function allowsTakeBack(
  db: Database,
  managed: ManagedKind,
  { row, live }: Pick<Standing, 'row' | 'live'>,
): Promise<boolean> {
  const { kind, takeBack, refuse } = managed
  if (takeBack || (!kind.stays && !refuse)) return true
  const earlier = await db
    .selectFrom('content_versions')
    .select('content')
    .where('record_id', '=', row.id)
    .where('number', '=', row.number - 1)
    .where('live', '=', true)
    .executeTakeFirst()
  if (!earlier && kind.stays) return false
  const after = earlier?.content ?? live
  return !after || !(await findRefusal(db, managed, { key: keyOf(row), before: live, after }))
}

/** Until when a publication can be taken back, by the database's clock: several processes deliver what waits for it. */
export function takeBackUntil(managed: ManagedKind, { at, content }: { at: Date; content: Content | null }): Date {
  return managed.inForceFrom?.(content ?? {}) ?? new Date(+at + takeBackMs)
}

function statuses({ kind }: ManagedKind, standing: Standing, names: Names): Record<Language, LanguageStatus> {
  const { live, draft } = standing
  const content = draft?.content ?? live ?? {}
  const readings = readingsOf(standing)
  const states = languageStates(kind, { live, content, marks: marksOf(kind, standing), readings })
  const differing = draft ? differingLanguages(kind, live, content) : []
  const statusOf = (language: Language): LanguageStatus => ({
    state: states[language],
    public: translatedFields(kind).some((field) => valueAt(live, { field, language }) !== ''),
    differs: differing.includes(language),
    changedBy: names(readings[language]?.changedBy),
    changedAt: readings[language]?.changedAt ?? null,
    readBy: names(readings[language]?.readBy),
    readAt: readings[language]?.readAt ?? null,
    proposed: readings[language]?.proposed ?? [],
  })
  return { en: statusOf('en'), 'zh-CN': statusOf('zh-CN'), 'zh-TW': statusOf('zh-TW') }
}

function scheduleOf({ row, stored }: Standing, names: Names): ContentSchedule | null {
  if (!stored || !row.publish_at) return null
  return {
    at: row.publish_at.toISOString(),
    wallTime: newYorkTime(row.publish_at),
    again: stored.publish_again,
    languages: stored.publish_languages ?? [],
    by: names(stored.publish_by),
    failed: stored.failed,
  }
}

type Names = (accountId: string | null | undefined) => Editor

/** The members of staff who are named in a record, and its last version. */
async function selectAround(
  db: Database,
  standing: Standing,
): Promise<{ names: Names; last: LastVersion | undefined; release: { id: string; name: string } | null; now: Date }> {
  const ids = idsIn([
    ...Object.values(readingsOf(standing)).flatMap(({ changedBy, readBy }) => [changedBy, readBy]),
    standing.stored?.publish_by,
  ])
  const last = db
    .selectFrom('content_versions')
    .select(['deed', 'version', 'at', 'release_id'])
    .where('record_id', '=', standing.row.id)
    .orderBy('number', 'desc')
    .limit(1)
  const release = db.selectFrom('content_releases').select(['id', 'name']).where('id', '=', standing.row.release_id)
  const found = await db
    .selectNoFrom([
      jsonArrayFrom(staffOf(db, ids)).as('staff'),
      jsonObjectFrom(last).as('last'),
      jsonObjectFrom(release).as('release'),
    ])
    .select(sql<Date>`clock_timestamp()`.as('now'))
    .executeTakeFirstOrThrow()
  return {
    names: namesOf(found.staff),
    last: found.last ? { ...found.last, at: new Date(found.last.at) } : undefined,
    release: found.release,
    now: found.now,
  }
}

export async function selectNames(db: Database, accountIds: readonly (string | null | undefined)[]): Promise<Names> {
  const ids = idsIn(accountIds)
  return namesOf(ids.length === 0 ? [] : await staffOf(db, ids).execute())
}

function idsIn(accountIds: readonly (string | null | undefined)[]): string[] {
  return [...new Set(accountIds.filter((id) => typeof id === 'string'))]
}

function staffOf(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('accounts')
    .select(['id', 'first_name as firstName', 'last_name as lastName'])
    .where(sql<boolean>`id = any(${ids})`)
    .where('kind', '=', 'staff')
}

function namesOf(staff: readonly { id: string; firstName: string; lastName: string }[]): Names {
  const names = new Map(staff.map((one) => [one.id, fullName(one)] as const))
  return (id) => {
    const name = id ? names.get(id) : undefined
    return id && name ? { id, name } : null
  }
}

/** The languages in which a content has texts. */
export function writtenIn(managed: ManagedKind, content: Content): Language[] {
  const fields = translatedFields(managed.kind)
  return languages.filter((language) => fields.some((field) => valueAt(content, { field, language }) !== ''))
}
