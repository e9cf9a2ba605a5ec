import type { ChangedRecord, ContentRecord } from '@portal/contract/content/endpoints'
import { takeBackMs } from '@portal/contract/content/endpoints'
import { translatedFields } from '@portal/contract/content/kind'
import { valueAt } from '@portal/contract/content/merge'
import type { ContentSchedule, LanguageStatus } from '@portal/contract/content/states'
import { type Language, languages } from '@portal/contract/language'
import { newYorkTime } from '@portal/contract/new-york'
import type { Database } from '../db/client.ts'
import { PortalError } from '../http/errors.ts'
import { countPublished } from '../messages/queue.ts'
import type { Services } from '../services.ts'
import { type LastVersion, type Names, selectAround } from './around.ts'
import { selectAllChoices } from './choosing.ts'
import { canBegin, findStanding, keyOf, marksOf, namedIn, publicationOf, readingsOf, type Standing } from './keys.ts'
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
  const { names, last, release, now } = standing.around ?? (await selectAround(db, row.id, namedIn(standing)))
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

/** The languages in which a content has texts. */
export function writtenIn(managed: ManagedKind, content: Content): Language[] {
  const fields = translatedFields(managed.kind)
  return languages.filter((language) => fields.some((field) => valueAt(content, { field, language }) !== ''))
}
