import type { ChangedRecord } from '@portal/contract/content/endpoints'
import { mergeContent } from '@portal/contract/content/merge'
import { audited, note } from '../audit/audited.ts'
import type { Tx } from '../db/client.ts'
import { readClock } from '../db/clock.ts'
import type { StaffCall } from '../http/dispatch.ts'
import { PortalError } from '../http/errors.ts'
import { ContentError } from './errors.ts'
import { keyOf, lockStanding, type RecordRow, type Standing, selectStanding } from './keys.ts'
import type { ManagedKind } from './managed-kind.ts'
import { assertNotRefused, lockForPublication, type Publication } from './publish.ts'
import { describeRecord, takeBackUntil } from './record.ts'
import type { Content, KeptDraft, Marks } from './tables.ts'
import { inOrder } from './together.ts'
import { untell } from './told.ts'
import { assertUnused, takenOut } from './uses.ts'
import { addVersion, noteFound, versionOf } from './versions.ts'
import { assertNotPlanned, subjectOf, updateRow, writeDraft } from './writing.ts'

/** Takes a record off the site; what it said is a draft, unless there is one. @throws ContentError content_not_live, content_in_use */
export async function unpublish(
  call: StaffCall,
  managed: ManagedKind,
  of: Omit<Publication, 'languages'>,
): Promise<ChangedRecord> {
  return audited(call, 'content.unpublish', subjectOf(managed, of.id), async (tx) => {
    const standing = await lockForPublication(tx, managed, { ...of, languages: [] })
    const { live, row, draft } = standing
    if (!live) throw new ContentError('content_not_live')
    await noteFound(tx, managed, standing)
    const off = await leave(tx, managed, standing, {
      draft: draft
        ? { content: draft.content, stillRight: [], languages: draft.languages }
        : { content: live, stillRight: [], languages: row.readers },
      earlier: null,
      by: call.caller.accountId,
    })
    return describeRecord(
      tx,
      managed,
      await addEnd(tx, managed, off, call, { deed: 'unpublish', content: live, marks: row.marks }),
    )
  })
}

/**
 * Takes back the last publication: the site says what it said before, and the draft is there again, with what was written into it since. Its
 * messages that still wait are withdrawn. A repetition changes nothing.
 * @param told how many people have been told of it, as the caller knows
 * @throws ContentError take_back_over, take_back_changed, take_back_told, take_back_release, content_in_force, content_scheduled; PortalError
 * invalid_input
 */
export async function takeBack(
  call: StaffCall,
  managed: ManagedKind,
  { id, number, told }: { id: string; number: number; told: number },
): Promise<ChangedRecord> {
  await prepareEarlier(call, managed, { id, number })
  return call.db.transaction().execute(async (tx) => {
    const standing = await lockStanding(tx, managed, id)
    if (await isTakenBack(tx, standing.row, number)) return describeRecord(tx, managed, standing)
    const [ended] = await takeBackParts(tx, call, [{ managed, standing, number }], { told, release: null })
    return describeRecord(tx, managed, ended as Standing)
  })
}

/** A publication that is to be taken back, of a record that is locked. */
export interface PublishedPart {
  managed: ManagedKind
  standing: Standing
  number: number
}

/**
 * Takes back publications in the caller's transaction: what chooses something before what it chooses.
 * @param told how many people have been told of them, as the caller knows
 * @returns how they stand, in the order of `parts`
 * @throws as takeBack
 */
export async function takeBackParts(
  tx: Tx,
  call: StaffCall,
  parts: readonly PublishedPart[],
  { told, release }: { told: number; release: string | null },
): Promise<Standing[]> {
  const ended = new Map<PublishedPart, Awaited<ReturnType<typeof takeBackPart>>>()
  for (const part of inOrder(parts).reverse()) ended.set(part, await takeBackPart(tx, call, part, release))
  const sent = [...ended.values()].reduce((sum, one) => sum + one.sent, 0)
  if (sent > told) throw new ContentError('take_back_told', undefined, { sent })
  // Check again under the message locks: a delivery may have started when the ten minutes ended.
  for (const [{ managed }, { last }] of ended) await assertInTime(tx, managed, last)
  return parts.map((part) => ended.get(part)?.standing as Standing)
}

async function takeBackPart(
  tx: Tx,
  call: StaffCall,
  { managed, standing, number }: PublishedPart,
  release: string | null,
) {
  const { row, live, stored } = standing
  assertNotPlanned(standing)
  const last = await lastPublication(tx, managed, { row, number })
  if (last.release_id !== release) throw new ContentError('take_back_release')
  const earlier = await versionOf(tx, row.id, number - 1)
  const before = earlier?.live ? earlier.content : null
  if (!managed.takeBack) await assertNotRefused(tx, managed, standing, before ?? last.content)
  const next = await leave(tx, managed, standing, {
    draft: proposed(managed, live, stored, last.draft),
    earlier: before,
    by: call.caller.accountId,
    restore: managed.takeBack,
    isFirst: earlier === undefined,
  })
  const sent = await untell(tx, call, managed, { row, number, live, earlier: before })
  const end = { deed: 'take-back', content: earlier?.content ?? last.content, marks: earlier?.marks ?? {} } as const
  const ended = await addEnd(tx, managed, next, call, end)
  await note(tx, call, 'content.take-back', subjectOf(managed, row.record))
  return { standing: ended, last, sent }
}

/** Makes the files of what a record said before a version: they may have been swept. */
export async function prepareEarlier(
  call: StaffCall,
  managed: ManagedKind,
  { id, number }: { id: string; number: number },
) {
  if (!managed.prepare) return
  const { row } = await selectStanding(call.db, managed, id)
  const earlier = row.number === number ? await versionOf(call.db, row.id, number - 1) : undefined
  if (earlier?.live) await managed.prepare(call, earlier.content)
}

/** Whether the last thing that happened to a record is that this version was taken back. */
async function isTakenBack(tx: Tx, row: RecordRow, number: number): Promise<boolean> {
  if (row.number !== number + 1) return false
  return (await versionOf(tx, row.id, row.number))?.deed === 'take-back'
}

/** @throws PortalError not_found; ContentError take_back_over, take_back_changed, content_in_force */
async function lastPublication(tx: Tx, managed: ManagedKind, { row, number }: { row: RecordRow; number: number }) {
  const last = await versionOf(tx, row.id, number)
  if (!last) throw new PortalError('not_found')
  const wasPublished = last.deed === 'publish' || last.deed === 'schedule'
  if (!wasPublished || last.number !== row.number || last.version !== row.version)
    throw new ContentError('take_back_changed')
  await assertInTime(tx, managed, last)
  return last
}

/** @throws ContentError take_back_over, content_in_force */
async function assertInTime(tx: Tx, managed: ManagedKind, last: { at: Date; content: Content }) {
  if ((await readClock(tx)) < takeBackUntil(managed, last)) return
  throw new ContentError(managed.inForceFrom ? 'content_in_force' : 'take_back_over')
}

/** The draft that was published, with what was written since into the one that was left. */
function proposed(
  { kind }: ManagedKind,
  live: Content | null,
  since: Standing['stored'],
  published: KeptDraft | null,
): KeptDraft {
  const draft = published ?? { content: live ?? {}, stillRight: [], languages: {} }
  if (!since) return draft
  const { merged } = mergeContent(kind, live, since.content, draft.content)
  return { ...draft, content: merged, languages: { ...draft.languages, ...since.languages } }
}

interface Way {
  draft: KeptDraft
  /** What the site says again; null for nothing. */
  earlier: Content | null
  by: string
  restore?: ManagedKind['takeBack']
  /** Whether the public tables had nothing of it before: what it chooses can then go, too. */
  isFirst?: boolean
}

/**
 * Lets the site say what it said before, or nothing. The draft is written first: a record without one would go with its row in the public
 * table.
 */
async function leave(
  tx: Tx,
  managed: ManagedKind,
  standing: Standing,
  { draft, earlier, by, restore, isFirst }: Way,
): Promise<Standing> {
  const { row } = standing
  const write = (at: Standing) =>
    writeDraft(tx, managed, at, { ...draft, base: earlier, baseVersion: at.row.version, by })
  await write(standing)
  const key = keyOf(row) ?? ''
  if (restore) await restore(tx, key, earlier)
  else if (earlier) await managed.apply(tx, key, earlier)
  else await takeOff(tx, managed, key)
  if (isFirst && !restore) await managed.remove?.(tx, key)
  return write(await lockStanding(tx, managed, row.record))
}

/** @throws ContentError content_stays, content_in_use */
async function takeOff(tx: Tx, managed: ManagedKind, key: string) {
  if (managed.kind.stays) throw new ContentError('content_stays')
  await assertUnused(tx, managed, key)
  await takenOut(() => managed.withdraw(tx, key))
}

interface End {
  deed: 'unpublish' | 'take-back'
  content: Content
  marks: Marks
}

async function addEnd(tx: Tx, managed: ManagedKind, standing: Standing, call: StaffCall, end: End): Promise<Standing> {
  const { row } = standing
  const number = row.number + 1
  await addVersion(tx, managed, {
    row,
    number,
    ...end,
    live: row.live,
    languages: [],
    draft: null,
    by: call.caller.accountId,
    at: new Date(),
  })
  return updateRow(tx, managed, standing, { number, marks: JSON.stringify(end.marks) })
}
