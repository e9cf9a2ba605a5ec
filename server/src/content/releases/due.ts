import type { Texts } from '@portal/contract/language'
import { type Acting, note } from '../../audit/audited.ts'
import type { Tx } from '../../db/client.ts'
import type { Services } from '../../services.ts'
import { lockRecords } from '../keys.ts'
import { tellFailure } from '../tell-failure.ts'
import { unscheduled } from '../writing.ts'
import { changeRelease, notPlanned, subjectOfRelease } from './release.ts'

/** Locks a release whose moment has come. @returns whether it still has, and no other process is publishing it */
export async function lockDueRelease(tx: Tx, id: string, now: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('content_releases')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', 'scheduled')
    .where('publish_at', '<=', now)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst()
  return row !== undefined
}

/** Notes that a release was published, in the transaction that does it. */
export async function endRelease(
  tx: Tx,
  call: Acting,
  id: string,
  { at, count }: { at: Date; count: number },
): Promise<void> {
  const by = call.caller.accountId === 'system' ? null : call.caller.accountId
  await changeRelease(tx, id, by, { ...notPlanned, published_at: at, published_by: by, published_count: count })
  await note(tx, call, 'release.publish', subjectOfRelease({ id }), { records: String(count) })
}

interface Failure {
  code: string
  /** The record that kept the others from being published. */
  record: string | null
  at: Date | null
}

/**
 * Notes that a release could not be published at its time, and tells whoever scheduled it; its drafts can be changed again. Another process may have
 * noted it already, or the schedule may have been taken back since.
 */
export async function failRelease(
  tx: Tx,
  services: Pick<Services, 'keys' | 'messages'>,
  id: string,
  { code, record, at }: Failure,
): Promise<void> {
  const failed = await tx
    .updateTable('content_releases')
    .set((e) => ({ failed_at: new Date(), failed: code, failed_record: record, version: e('version', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'scheduled')
    .where('publish_at', '=', at)
    .returning(['name', 'publish_by'])
    .executeTakeFirst()
  if (!failed) return
  await freeDrafts(tx, id)
  const name: Texts = { en: failed.name, 'zh-CN': failed.name, 'zh-TW': failed.name }
  if (failed.publish_by) await tellFailure(tx, services, failed.publish_by, { id, name, at, path: `releases/${id}` })
}

/** Lets the drafts of a release be changed that is no longer scheduled. */
export async function freeDrafts(tx: Tx, release: string): Promise<void> {
  const ids = (await lockRecords(tx, { release_id: release })).map(({ id }) => id)
  if (ids.length === 0) return
  await tx
    .updateTable('content_records')
    .set((e) => ({ publish_at: null, failed_at: null, draft_version: e('draft_version', '+', 1) }))
    .where('id', 'in', ids)
    .execute()
  await tx.updateTable('content_drafts').set(unscheduled).where('record_id', 'in', ids).execute()
}
