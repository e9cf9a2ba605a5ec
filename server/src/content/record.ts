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
  db: Database,
  managed: ManagedKind,
  id: string,
  kinds: readonly ManagedKind[] = [],
): Promise<ContentRecord> {
  const standing = await findStanding(db, managed, id)
  if (!standing && !canBegin(managed, id)) throw new PortalError('not_found')
  const content = standing?.draft?.content ?? standing?.live ?? {}
  const choices = await selectAllChoices(db, kinds, managed, content)
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
  const { names, last, release } = await selectAround(db, standing)
  const canUndo =
    last !== undefined &&
    last.release_id === null &&
    canTakeBack(managed, last, row) &&
    (await allowsTakeBack(db, managed, standing))
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
    takeBackUntil: canUndo ? new Date(+last.at + takeBackMs).toISOString() : null,
    told: canUndo && managed.follow ? await countPublished(db, publicationOf(row, last.number)) : nobody,
    changedAt: row.changed_at.toISOString(),
    addresses: key === null ? [] : managed.addresses(key, content),
  } as ChangedRecord
}

interface LastVersion {
  number: number
  deed: string
  version: number
  at: Date
  over: boolean
  release_id: string | null
}

/**
 * Whether the last version is a publication that nothing has followed, and there is a way back: what stays needs something to say. What a release has
 * published goes back with it.
 */
export function canTakeBack(
  { kind, takeBack }: ManagedKind,
  { number, deed, version, over }: Omit<LastVersion, 'at' | 'release_id'>,
  row: { version: number },
): boolean {
  const isFresh = (deed === 'publish' || deed === 'schedule') && version === row.version && !over
  return isFresh && (number > 1 || !kind.stays || takeBack !== undefined)
}

/** Whether a kind lets its last publication be taken back: what was published before it has to be publishable as things stand. */
export async function allowsTakeBack(db: Database, managed: ManagedKind, { row, live }: Standing): Promise<boolean> {
  if (managed.canTakeBack?.(live ?? {}) === false) return false
  if (managed.takeBack || !managed.refuse) return true
  const earlier = await db
    .selectFrom('content_versions')
    .select('content')
    .where('record_id', '=', row.id)
    .where('number', '=', row.number - 1)
    .where('live', '=', true)
    .executeTakeFirst()
  if (!earlier) return true
  return !(await findRefusal(db, managed, { key: keyOf(row), before: live, after: earlier.content }))
}

/** Whether the time to take a version back is over, by the database's clock: several processes deliver what waits for it. */
export const takeBackOver = sql<boolean>`at + ${`${takeBackMs} ms`}::interval <= clock_timestamp()`

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
): Promise<{ names: Names; last: LastVersion | undefined; release: { id: string; name: string } | null }> {
  const ids = idsIn([
    ...Object.values(readingsOf(standing)).flatMap(({ changedBy, readBy }) => [changedBy, readBy]),
    standing.stored?.publish_by,
  ])
  const last = db
    .selectFrom('content_versions')
    .select(['number', 'deed', 'version', 'at', 'release_id', takeBackOver.as('over')])
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
    .executeTakeFirstOrThrow()
  return {
    names: namesOf(found.staff),
    last: found.last ? { ...found.last, at: new Date(found.last.at) } : undefined,
    release: found.release,
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
