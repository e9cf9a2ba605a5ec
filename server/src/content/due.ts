import type { Language } from '@portal/contract/language'
import { sql } from 'kysely'
import type { Database, Tx } from '../db/client.ts'
import { readClock } from '../db/clock.ts'
import type { BackgroundServices } from '../domain.ts'
import { PortalError } from '../http/errors.ts'
import { Refusal } from '../http/refusal.ts'
import { lockStanding, type RecordRow, selectStanding } from './keys.ts'
import type { ManagedKind } from './managed-kind.ts'
import { checkedContent, type LockedPart } from './publish.ts'
import { endRelease, failRelease, lockDueRelease } from './releases/due.ts'
import { tellFailure } from './tell-failure.ts'
import { asPart, PartFailure, publishParts } from './together.ts'

export type DueServices = Pick<BackgroundServices, 'db' | 'keys' | 'files' | 'messages'>

/**
 * Publishes what is due, each record or release once, in whichever process gets to it first. What cannot be published stays as it is, becomes an item
 * of work, and is told to whoever scheduled it. @returns how many records were published
 */
export async function publishDue(services: DueServices, kinds: readonly ManagedKind[], now: Date): Promise<number> {
  const seen: string[] = []
  for (let published = 0; ; ) {
    const due = await services.db.transaction().execute((tx) => nextDue(tx, kinds, now, seen))
    if (!due) return published
    seen.push(due.id)
    try {
      await prepareDue(services, kinds, due)
      published += await publishScheduled(services, kinds, due, now)
    } catch (error) {
      await noteFailure(services, due, error)
    }
  }
}

/**
 * A record that no other process is publishing, of kinds that are known, also in its release: in a rolling upgrade a newer process publishes the
 * others. Each is tried once.
 */
function nextDue(
  tx: Tx,
  kinds: readonly ManagedKind[],
  now: Date,
  seen: readonly string[],
): Promise<RecordRow | undefined> {
  const known = kinds.map(({ kind }) => kind.kind)
  return tx
    .selectFrom('content_records')
    .selectAll()
    .where('publish_at', '<=', now)
    .where('failed_at', 'is', null)
    .where('kind', 'in', known)
    .where(sql<boolean>`(release_id is null or not exists (
      select from content_records as other
      where other.release_id = content_records.release_id and not other.kind = any(${known})))`)
    .where(sql<boolean>`not id = any(${seen})`)
    .orderBy('publish_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

/** The records that are published with one that is due: all of its release, or it alone. */
function rowsWith(db: Database, { id, release_id }: RecordRow) {
  const rows = db.selectFrom('content_records').selectAll().orderBy('kind').orderBy('record')
  return release_id === null ? rows.where('id', '=', id) : rows.where('release_id', '=', release_id)
}

/** Makes the files again: they may have been swept since it was scheduled. */
async function prepareDue({ db, files }: DueServices, kinds: readonly ManagedKind[], due: RecordRow) {
  for (const { kind, record } of await rowsWith(db, due).execute()) {
    const managed = kinds.find((one) => one.kind.kind === kind)
    if (!managed?.prepare) continue
    const standing = await selectStanding(db, managed, record)
    const languages = standing.stored?.publish_languages ?? []
    await asPart({ managed, standing, languages }, due.release_id, async () =>
      managed.prepare?.({ db, files }, checkedContent(managed, standing, languages, 'en')),
    )
  }
}

/** @returns how many records were still to be published, and by no other process */
async function publishScheduled(
  { db, keys, messages }: DueServices,
  kinds: readonly ManagedKind[],
  due: RecordRow,
  now: Date,
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    if (!(await lockDue(tx, due, now))) return 0
    const parts: LockedPart[] = []
    for (const row of await rowsWith(tx, due).execute()) parts.push(await lockScheduled(tx, kinds, row))
    const [by = 'system'] = parts.flatMap(({ standing }) => standing.stored?.publish_by ?? [])
    const call = { keys, messages, caller: { accountId: by }, language: 'en' as Language }
    const at = await readClock(tx)
    await publishParts(tx, call, parts, { deed: 'schedule', at, release: due.release_id })
    if (due.release_id) await endRelease(tx, call, due.release_id, { at, count: parts.length })
    return parts.length
  })
}

/** Whether something is still due, and no other process is publishing it: the release first, in the order of everybody who locks both. */
async function lockDue(tx: Tx, { id, release_id }: RecordRow, now: Date): Promise<boolean> {
  if (release_id) return lockDueRelease(tx, release_id, now)
  const row = await tx
    .selectFrom('content_records')
    .select('id')
    .where('id', '=', id)
    .where('release_id', 'is', null)
    .where('publish_at', '<=', now)
    .where('failed_at', 'is', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return row !== undefined
}

async function lockScheduled(tx: Tx, kinds: readonly ManagedKind[], { kind, record }: RecordRow): Promise<LockedPart> {
  const managed = kinds.find((one) => one.kind.kind === kind)
  if (!managed) throw new PortalError('not_found')
  const standing = await lockStanding(tx, managed, record)
  const { draft, stored, row } = standing
  const part = { managed, standing: { ...standing, row: { ...row, publish_at: null } } }
  const languages = stored?.publish_languages ?? []
  if (!stored || draft?.base_version !== row.version)
    throw new PartFailure({ ...part, languages }, new PortalError('changed_meanwhile'))
  return { ...part, languages }
}

/** Another process may have noted it already, or the schedule may have been taken back since. */
async function noteFailure(services: DueServices, due: RecordRow, error: unknown) {
  const cause = error instanceof PartFailure ? error.cause : error
  const code = cause instanceof Refusal ? cause.code : 'server_error'
  await services.db.transaction().execute(async (tx) => {
    if (due.release_id) {
      const failed = error instanceof PartFailure ? error.part.standing.row.id : null
      return failRelease(tx, services, due.release_id, { code, record: failed, at: due.publish_at })
    }
    await failRecord(tx, services, due, code)
  })
}

async function failRecord(tx: Tx, services: DueServices, row: RecordRow, code: string) {
  const { numUpdatedRows } = await tx
    .updateTable('content_records')
    .set({ failed_at: new Date() })
    .where('id', '=', row.id)
    .where('failed_at', 'is', null)
    .where('publish_at', '=', row.publish_at)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  const draft = await tx
    .updateTable('content_drafts')
    .set({ failed: code })
    .where('record_id', '=', row.id)
    .returning('publish_by')
    .executeTakeFirst()
  if (!draft?.publish_by) return
  await tellFailure(tx, services, draft.publish_by, {
    id: row.id,
    name: row.draft_title ?? row.title,
    at: row.publish_at,
    path: `${row.kind}/${row.record}`,
  })
}
