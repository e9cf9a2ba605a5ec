import type { ChangedRecord } from '@portal/contract/content/endpoints'
import { isSecond, momentsOf, writtenMoment } from '@portal/contract/wall-time'
import { sql } from 'kysely'
import { audited, note } from '../audit/audited.ts'
import type { Tx } from '../db/client.ts'
import type { StaffCall } from '../http/dispatch.ts'
import { PortalError } from '../http/errors.ts'
import { momentOfWallTime } from '../time.ts'
import { ContentError } from './errors.ts'
import { lockStanding, type Standing } from './keys.ts'
import type { ManagedKind } from './managed-kind.ts'
import { assertNotRefused, checkedContent, type LockedPart, type Publication } from './publish.ts'
import { describeRecord } from './record.ts'
import { lockParts, prepareParts } from './together.ts'
import { rewriteDraft, subjectOf, unscheduled, updateRow } from './writing.ts'

export interface WrittenMoment {
  /** New York wall time, YYYY-MM-DD HH:mm. */
  at: string
  /** Of two hours of this name the second. */
  again: boolean
}

type Wish = Publication & WrittenMoment

/**
 * Has a draft published at a moment ahead, as it is now. Everything that could refuse it then is checked now.
 * @throws as publishNow; PortalError invalid_input at `at`
 */
export async function schedule(call: StaffCall, managed: ManagedKind, wish: Wish): Promise<ChangedRecord> {
  const at = momentAhead(wish)
  const parts = [{ managed, ...wish }]
  await prepareParts(call, parts, null, at)
  return call.db.transaction().execute(async (tx) => {
    const [part] = (await lockParts(tx, parts)) as [LockedPart]
    const { standing, languages } = part
    await assertNotRefused(tx, managed, standing, checkedContent(managed, standing, languages, call.language), at)
    const { row } = await planPart(tx, part, at, call.caller.accountId)
    await note(tx, call, 'content.plan', subjectOf(managed, row.record), { at: at.toISOString() })
    return describeRecord(tx, managed, await lockStanding(tx, managed, row.record))
  })
}

/** Notes when a draft that is locked is published, alone or with its release. */
export async function planPart(
  tx: Tx,
  { managed, standing, languages }: LockedPart,
  at: Date,
  by: string,
): Promise<Standing> {
  const stored = standing.stored ? standing : await rewriteDraft(tx, managed, standing, {})
  await tx
    .updateTable('content_drafts')
    .set({
      publish_languages: [...languages],
      publish_again: isSecond(writtenMoment(at)),
      publish_by: by,
      failed: '',
    })
    .where('record_id', '=', stored.row.id)
    .execute()
  return updateRow(tx, managed, stored, {
    publish_at: at,
    failed_at: null,
    draft_version: sql<number>`draft_version + 1`,
  })
}

/** Takes back the moment at which a draft was to be published. @throws PortalError changed_meanwhile; ContentError content_in_release */
export async function unschedule(
  call: StaffCall,
  managed: ManagedKind,
  { id, version }: { id: string; version: number },
): Promise<ChangedRecord> {
  return audited(call, 'content.unplan', subjectOf(managed, id), async (tx) => {
    const standing = await lockStanding(tx, managed, id)
    const { row } = standing
    if (row.draft_version !== version) throw new PortalError('changed_meanwhile')
    if (row.release_id && row.publish_at && !row.failed_at) throw new ContentError('content_in_release')
    await unplanPart(tx, managed, standing)
    return describeRecord(tx, managed, await lockStanding(tx, managed, id))
  })
}

/** Ends the schedule of a draft that is locked. */
export async function unplanPart(tx: Tx, managed: ManagedKind, standing: Standing): Promise<Standing> {
  await tx.updateTable('content_drafts').set(unscheduled).where('record_id', '=', standing.row.id).execute()
  return updateRow(tx, managed, standing, {
    publish_at: null,
    failed_at: null,
    draft_version: sql<number>`draft_version + 1`,
  })
}

/** The moment of a wall time. @throws PortalError invalid_input when the hour is skipped by daylight saving, or over */
export function momentAhead({ at: written, again }: WrittenMoment): Date {
  const { at: only, problem } = momentOfWallTime(written)
  if (problem) throw new PortalError('invalid_input', { at: problem })
  const [first = only, second = first] = momentsOf(written)
  const at = again ? second : first
  if (+at <= Date.now()) throw new PortalError('invalid_input', { at: 'momentPassed' })
  return at
}
