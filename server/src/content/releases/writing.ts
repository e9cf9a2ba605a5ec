import { maxReleased, type Release } from '@portal/contract/content/releases'
import type { Language } from '@portal/contract/language'
import { note } from '../../audit/audited.ts'
import type { Tx } from '../../db/client.ts'
import { countRows } from '../../http/counting.ts'
import type { StaffCall } from '../../http/dispatch.ts'
import { PortalError } from '../../http/errors.ts'
import { ContentError } from '../errors.ts'
import { inLockOrder, lockRecords, lockStanding, type Standing } from '../keys.ts'
import type { ManagedKind } from '../managed-kind.ts'
import { unplanPart } from '../schedule.ts'
import { inNoRelease, rewriteDraft, subjectOf } from '../writing.ts'
import { freeDrafts } from './due.ts'
import { assertAllowed, kindOf } from './members.ts'
import {
  changeRelease,
  describeRelease,
  lockOpenRelease,
  lockUnpublished,
  notPlanned,
  type ReleaseRow,
  subjectOfRelease,
} from './release.ts'

interface Of {
  id: string
  version: number
}

interface Named {
  kind: string
  record: string
}

type Kinds = readonly ManagedKind[]

/** Names a release, and begins it if there is none. @throws PortalError not_found, changed_meanwhile; ContentError release_published */
export async function saveRelease(
  call: StaffCall,
  kinds: Kinds,
  { id, version, name }: Of & { name: string },
): Promise<Release> {
  return changing(call, kinds, async (tx) => {
    const begun = version === 1 ? await beginRelease(tx, call, id, name) : undefined
    if (begun) return begun
    await lockUnpublished(tx, { id, version })
    await note(tx, call, 'release.rename', subjectOfRelease({ id }))
    return change(tx, call, id, { name })
  })
}

async function beginRelease(tx: Tx, call: StaffCall, id: string, name: string): Promise<ReleaseRow | undefined> {
  const begun = await tx
    .insertInto('content_releases')
    .values({ id, name, changed_by: call.caller.accountId })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (begun) await note(tx, call, 'release.begin', subjectOfRelease({ id }))
  return begun
}

/** Deletes a release; its drafts stay. @throws PortalError not_found, changed_meanwhile; ContentError release_published, release_scheduled */
export async function removeRelease(call: StaffCall, kinds: Kinds, of: Of): Promise<null> {
  return call.db.transaction().execute(async (tx) => {
    await lockOpenRelease(tx, of)
    const records = await lockRecords(tx, { release_id: of.id })
    assertAllowed(
      call.caller,
      records.map(({ kind }) => kindOf(kinds, kind)),
    )
    await note(tx, call, 'release.remove', subjectOfRelease(of))
    await tx.updateTable('content_records').set(inNoRelease).where('release_id', '=', of.id).execute()
    await tx.deleteFrom('content_releases').where('id', '=', of.id).execute()
    return null
  })
}

/**
 * Adds drafts to a release; those that are in it already stay as they are.
 * @throws PortalError not_found, changed_meanwhile; ContentError release_published, release_scheduled, release_not_allowed, release_elsewhere,
 * release_full, content_scheduled, content_unchanged
 */
export async function addToRelease(
  call: StaffCall,
  kinds: Kinds,
  { records, ...of }: Of & { records: readonly Named[] },
): Promise<Release> {
  return changing(call, kinds, async (tx) => {
    await lockOpenRelease(tx, of)
    for (const one of inLockOrder(records, ({ kind, record }) => [kind, record]))
      await addDraft(tx, call, kinds, of.id, one)
    if ((await countDrafts(tx, of.id)) > maxReleased) throw new ContentError('release_full')
    return change(tx, call, of.id)
  })
}

async function addDraft(tx: Tx, call: StaffCall, kinds: Kinds, id: string, { kind, record }: Named) {
  const managed = kindOf(kinds, kind)
  assertAllowed(call.caller, [managed])
  const standing = await lockStanding(tx, managed, record)
  const { row, draft, stored } = standing
  if (row.release_id === id) return
  if (row.release_id) throw new ContentError('release_elsewhere')
  if (row.publish_at && !row.failed_at) throw new ContentError('content_scheduled')
  if (!draft) throw new ContentError('content_unchanged')
  if (!stored) await rewriteDraft(tx, managed, standing, {})
  else if (row.publish_at) await unplanPart(tx, managed, standing)
  await tx.updateTable('content_records').set({ release_id: id }).where('id', '=', row.id).execute()
  await note(tx, call, 'release.add', subjectOf(managed, row.record), { release: id })
}

/** Takes a draft out of a release; a schedule ends with the last one. @throws PortalError not_found, changed_meanwhile; ContentError release_published */
export async function takeFromRelease(
  call: StaffCall,
  kinds: Kinds,
  { kind, record, ...of }: Of & Named,
): Promise<Release> {
  return changing(call, kinds, async (tx) => {
    await lockUnpublished(tx, of)
    const managed = kindOf(kinds, kind)
    const standing = await lockMember(tx, call, managed, of.id, record)
    if (standing.row.publish_at) await unplanPart(tx, managed, standing)
    await tx.updateTable('content_records').set(inNoRelease).where('id', '=', standing.row.id).execute()
    await note(tx, call, 'release.take-out', subjectOf(managed, standing.row.record), { release: of.id })
    return change(tx, call, of.id, (await countDrafts(tx, of.id)) === 0 ? notPlanned : {})
  })
}

/** Says which languages of a draft its release publishes. @throws as takeFromRelease; ContentError release_scheduled */
export async function chooseLanguages(
  call: StaffCall,
  kinds: Kinds,
  { kind, record, languages, ...of }: Of & Named & { languages: readonly Language[] },
): Promise<Release> {
  return changing(call, kinds, async (tx) => {
    await lockOpenRelease(tx, of)
    const { row } = await lockMember(tx, call, kindOf(kinds, kind), of.id, record)
    await tx
      .updateTable('content_records')
      .set({ release_languages: [...languages] })
      .where('id', '=', row.id)
      .execute()
    return change(tx, call, of.id)
  })
}

/** Takes back the moment at which a release was to be published. @throws PortalError not_found, changed_meanwhile; ContentError release_published */
export async function unscheduleRelease(call: StaffCall, kinds: Kinds, of: Of): Promise<Release> {
  return changing(call, kinds, async (tx) => {
    await lockUnpublished(tx, of)
    const members = await lockRecords(tx, { release_id: of.id })
    assertAllowed(
      call.caller,
      members.map(({ kind }) => kindOf(kinds, kind)),
    )
    await freeDrafts(tx, of.id)
    await note(tx, call, 'release.unplan', subjectOfRelease(of))
    return change(tx, call, of.id, notPlanned)
  })
}

function changing(call: StaffCall, kinds: Kinds, work: (tx: Tx) => Promise<ReleaseRow>): Promise<Release> {
  return call.db
    .transaction()
    .execute(async (tx) => describeRelease({ db: tx, caller: call.caller }, kinds, await work(tx)))
}

function change(tx: Tx, { caller }: StaffCall, id: string, what: Parameters<typeof changeRelease>[3] = {}) {
  return changeRelease(tx, id, caller.accountId, what)
}

function countDrafts(tx: Tx, id: string): Promise<number> {
  return countRows(tx, tx.selectFrom('content_records').select('id').where('release_id', '=', id))
}

/** @throws PortalError not_found when it is not in the release; ContentError release_not_allowed */
async function lockMember(
  tx: Tx,
  call: StaffCall,
  managed: ManagedKind,
  release: string,
  record: string,
): Promise<Standing> {
  assertAllowed(call.caller, [managed])
  const standing = await lockStanding(tx, managed, record)
  if (standing.row.release_id !== release) throw new PortalError('not_found')
  return standing
}
