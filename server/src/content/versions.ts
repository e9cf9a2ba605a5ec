import type { ChangedRecord } from '@portal/contract/content/endpoints'
import type { ContentDeed, ContentVersion } from '@portal/contract/content/states'
import { type Language, languages } from '@portal/contract/language'
import type { Insertable } from 'kysely'
import { audited } from '../audit/audited.ts'
import type { Database, Tx } from '../db/client.ts'
import type { Schema } from '../db/schema.ts'
import type { StaffCall } from '../http/dispatch.ts'
import { PortalError } from '../http/errors.ts'
import { selectNames } from './around.ts'
import { type RecordRow, type Standing, selectStanding } from './keys.ts'
import type { ManagedKind } from './managed-kind.ts'
import { describeRecord, writtenIn } from './record.ts'
import { differingLanguages, isSameContent, marksAfter, pathsOf } from './states.ts'
import type { Content, KeptDraft, Marks } from './tables.ts'
import { lockForChange, subjectOf, writeDraft } from './writing.ts'

interface NewVersion {
  row: RecordRow
  number: number
  deed: ContentDeed
  content: Content
  live: boolean
  languages: Language[]
  marks: Marks
  draft: KeptDraft | null
  by: string | null
  at: Date
  /** The release that publishes it. */
  release_id?: string | null
}

/** Adds a version, in the transaction that makes it. */
export async function addVersion(tx: Tx, { kind }: ManagedKind, { row, ...version }: NewVersion): Promise<void> {
  const values: Insertable<Schema['content_versions']> = {
    ...version,
    record_id: row.id,
    version: row.version,
    content: JSON.stringify(version.content),
    marks: JSON.stringify(version.marks),
    draft: version.draft && JSON.stringify(version.draft),
    pictures: pathsOf(kind, version.content),
  }
  await tx.insertInto('content_versions').values(values).execute()
}

/** Adds the state before the first version, or one that was saved otherwise since the last; `standing.row` then has its number and marks. */
export async function noteFound(tx: Tx, managed: ManagedKind, standing: Standing): Promise<void> {
  const { row, said } = standing
  if (!said) return
  const last = await tx
    .selectFrom('content_versions')
    .select(['content', 'live'])
    .where('record_id', '=', row.id)
    .where('number', '=', row.number)
    .executeTakeFirst()
  if (last && isSameContent(managed.kind, last.content, said) && last.live === row.live) return
  const number = row.number + 1
  const at = new Date()
  const change = { before: last?.content ?? null, after: said, number, at: at.toISOString(), stillRight: [] }
  const marks = last ? marksAfter(managed.kind, row.marks, change) : row.marks
  const written = writtenIn(managed, said)
  await addVersion(tx, managed, {
    row,
    number,
    deed: 'found',
    content: said,
    live: row.live,
    languages: written,
    marks,
    draft: null,
    by: null,
    at: last ? at : row.changed_at,
  })
  await tx
    .updateTable('content_records')
    .set({ number, marks: JSON.stringify(marks) })
    .where('id', '=', row.id)
    .execute()
  Object.assign(row, { number, marks })
}

/** The versions of a record, the newest first. @throws PortalError not_found */
export async function selectVersions(
  db: Database,
  managed: ManagedKind,
  { id, pageNum, pageSize }: { id: string; pageNum: number; pageSize: number },
) {
  const { row } = await selectStanding(db, managed, id)
  const rows = await db
    .selectFrom('content_versions')
    .leftJoin('content_releases as release', 'release.id', 'content_versions.release_id')
    .select(['number', 'deed', 'languages', 'by', 'at', 'release.id as releaseId', 'release.name as releaseName'])
    .where('record_id', '=', row.id)
    .where('number', '<=', row.number - (pageNum - 1) * pageSize)
    .orderBy('number', 'desc')
    .limit(pageSize)
    .execute()
  const names = await selectNames(
    db,
    rows.map(({ by }) => by),
  )
  const records = rows.map(
    ({ number, deed, languages, by, at, ...of }): ContentVersion => ({
      number,
      deed,
      languages,
      by: names(by),
      at: at.toISOString(),
      release: inRelease(of),
    }),
  )
  return { records, total: row.number, pageNum, pageSize }
}

/** What a version said. @throws PortalError not_found */
export async function selectVersion(
  db: Database,
  managed: ManagedKind,
  { id, number }: { id: string; number: number },
) {
  const { row } = await selectStanding(db, managed, id)
  const version = await versionOf(db, row.id, number)
  if (!version) throw new PortalError('not_found')
  const names = await selectNames(db, [version.by])
  const { deed, languages, at, content, release_id } = version
  const release = await db
    .selectFrom('content_releases')
    .select(['id', 'name'])
    .where('id', '=', release_id)
    .executeTakeFirst()
  return {
    number,
    deed,
    languages,
    by: names(version.by),
    at: at.toISOString(),
    release: release ?? null,
    text: content,
  }
}

function inRelease({ releaseId, releaseName }: { releaseId: string | null; releaseName: string | null }) {
  return releaseId === null ? null : { id: releaseId, name: releaseName ?? '' }
}

export function versionOf(db: Database, recordId: string, number: number) {
  return db
    .selectFrom('content_versions')
    .selectAll()
    .where('record_id', '=', recordId)
    .where('number', '=', number)
    .executeTakeFirst()
}

/** Makes a draft of an earlier version, which nobody has read yet. @throws PortalError not_found, changed_meanwhile */
export async function restoreVersion(
  call: StaffCall,
  managed: ManagedKind,
  { id, version, number }: { id: string; version: number; number: number },
): Promise<ChangedRecord> {
  return audited(call, 'content.restore', subjectOf(managed, id), async (tx) => {
    const standing = await lockForChange(tx, managed, { id, version })
    const { row, live } = standing
    const earlier = await versionOf(tx, row.id, number)
    if (!earlier) throw new PortalError('not_found')
    const by = call.caller.accountId
    const reading = { changedBy: by, changedAt: new Date().toISOString(), readBy: null, readAt: null }
    const changed = differingLanguages(managed.kind, live, earlier.content)
    const next = await writeDraft(tx, managed, standing, {
      content: earlier.content,
      base: live,
      baseVersion: row.version,
      stillRight: [],
      languages: Object.fromEntries(languages.filter((one) => changed.includes(one)).map((one) => [one, reading])),
      by,
    })
    return describeRecord(tx, managed, next)
  })
}
