import type { ChangedRecord } from '@portal/contract/content/endpoints'
import type { Language, Phrase, Texts } from '@portal/contract/language'
import { inLanguage } from '@portal/contract/language'
import { isSecond, momentsOf, writtenMoment } from '@portal/contract/wall-time'
import { sql } from 'kysely'
import { byMail, queueForAccounts } from '../accounts/recipients.ts'
import { audited, note } from '../audit/audited.ts'
import type { Database, Tx } from '../db/client.ts'
import type { BackgroundServices } from '../domain.ts'
import type { StaffCall } from '../http/dispatch.ts'
import { PortalError } from '../http/errors.ts'
import { Refusal } from '../http/refusal.ts'
import { momentInWords, momentOfWallTime } from '../time.ts'
import { lockStanding, type RecordRow, selectStanding } from './keys.ts'
import type { ManagedKind } from './managed-kind.ts'
import {
  assertNotRefused,
  checkedContent,
  lockForPublication,
  type Publication,
  prepareDraft,
  publish,
} from './publish.ts'
import { describeRecord } from './record.ts'
import { rewriteDraft, subjectOf, unscheduled, updateRow } from './writing.ts'

interface WrittenMoment {
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
  await prepareDraft(call, managed, wish, at)
  return call.db.transaction().execute(async (tx) => {
    const standing = await lockForPublication(tx, managed, wish)
    await assertNotRefused(tx, managed, standing, checkedContent(managed, standing, wish.languages, call.language), at)
    const stored = standing.stored ? standing : await rewriteDraft(tx, managed, standing, {})
    await tx
      .updateTable('content_drafts')
      .set({
        publish_languages: [...wish.languages],
        publish_again: isSecond(writtenMoment(at)),
        publish_by: call.caller.accountId,
        failed: '',
      })
      .where('record_id', '=', stored.row.id)
      .execute()
    const next = await updateRow(tx, managed, stored, {
      publish_at: at,
      failed_at: null,
      draft_version: sql<number>`draft_version + 1`,
    })
    await note(tx, call, 'content.plan', subjectOf(managed, next.row.record), { at: at.toISOString() })
    return describeRecord(tx, managed, await lockStanding(tx, managed, next.row.record))
  })
}

/** Takes back the moment at which a draft was to be published. @throws PortalError changed_meanwhile */
export async function unschedule(
  call: StaffCall,
  managed: ManagedKind,
  { id, version }: { id: string; version: number },
): Promise<ChangedRecord> {
  return audited(call, 'content.unplan', subjectOf(managed, id), async (tx) => {
    const standing = await lockStanding(tx, managed, id)
    const { row } = standing
    if (row.draft_version !== version) throw new PortalError('changed_meanwhile')
    await tx.updateTable('content_drafts').set(unscheduled).where('record_id', '=', row.id).execute()
    await updateRow(tx, managed, standing, {
      publish_at: null,
      failed_at: null,
      draft_version: sql<number>`draft_version + 1`,
    })
    return describeRecord(tx, managed, await lockStanding(tx, managed, id))
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

type Services = Pick<BackgroundServices, 'db' | 'keys' | 'files' | 'messages'>

/**
 * Publishes what is due, each record once, in whichever process gets to it first. What cannot be published stays as it is, becomes an item of
 * work, and is told to whoever scheduled it. @returns how many were published
 */
export async function publishDue(services: Services, kinds: readonly ManagedKind[], now: Date): Promise<number> {
  for (let published = 0; ; ) {
    const row = await nextDue(services.db, kinds, now).executeTakeFirst()
    if (!row) return published
    try {
      await prepareScheduled(services, kinds, row)
      if (await publishScheduled(services, kinds, row, now)) published++
    } catch (error) {
      await noteFailure(services, row, error)
    }
  }
}

/** What no other process is publishing; only of kinds that are known: in a rolling upgrade a newer process publishes the others. */
function nextDue(db: Database, kinds: readonly ManagedKind[], now: Date) {
  return db
    .selectFrom('content_records')
    .selectAll()
    .where('publish_at', '<=', now)
    .where('failed_at', 'is', null)
    .where(
      'kind',
      'in',
      kinds.map(({ kind }) => kind.kind),
    )
    .orderBy('publish_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
}

/** Makes the files again: they may have been swept since it was scheduled. */
async function prepareScheduled({ db, files }: Services, kinds: readonly ManagedKind[], { kind, record }: RecordRow) {
  const managed = kinds.find((one) => one.kind.kind === kind)
  if (!managed?.prepare) return
  const standing = await selectStanding(db, managed, record)
  const content = checkedContent(managed, standing, standing.stored?.publish_languages ?? [], 'en')
  await managed.prepare({ db, files }, content)
}

/** @returns whether it was still to be published, and by no other process */
async function publishScheduled(
  { db, keys, messages }: Services,
  kinds: readonly ManagedKind[],
  due: RecordRow,
  now: Date,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const row = await nextDue(tx, kinds, now).where('id', '=', due.id).executeTakeFirst()
    if (!row) return false
    const managed = kinds.find(({ kind }) => kind.kind === row.kind)
    if (!managed) throw new PortalError('not_found')
    const standing = await lockStanding(tx, managed, row.record)
    const { draft, stored } = standing
    if (!stored || draft?.base_version !== row.version) throw new PortalError('changed_meanwhile')
    const call = { keys, messages, caller: { accountId: stored.publish_by ?? 'system' }, language: 'en' as const }
    const next = { ...standing, row: { ...row, publish_at: null } }
    await publish(tx, call, managed, next, stored.publish_languages ?? [], 'schedule')
    return true
  })
}

/** Another process may have noted it already, or the schedule may have been taken back since. */
async function noteFailure({ db, keys, messages }: Services, row: RecordRow, error: unknown) {
  const code = error instanceof Refusal ? error.code : 'server_error'
  await db.transaction().execute(async (tx) => {
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
    if (draft?.publish_by) await tell(tx, { keys, messages }, row, draft.publish_by)
  })
}

async function tell(tx: Tx, services: Pick<Services, 'keys' | 'messages'>, row: RecordRow, accountId: string) {
  const occurrence = row.publish_at?.toISOString() ?? ''
  const link = `${services.messages.siteUrl}/staff/content/${row.kind}/${row.record}`
  const textIn = (language: Language) =>
    failureText[language]({
      title: inLanguage((row.draft_title ?? row.title) as Texts, language),
      time: row.publish_at ? momentInWords(row.publish_at, language) : '',
      link,
    })
  const cause = { kind: 'contentFailed', subject: row.id, occurrence }
  await queueForAccounts(tx, services, [{ accountId, textIn, cause, consent: byMail }])
}

/** E-mail to whoever scheduled it. */
const failureText: Phrase<{ title: string; time: string; link: string }> = {
  en: ({ title, time, link }) =>
    `“${title}” could not be published at ${time}. The site still shows what it showed before. Please open it, see what is missing, and publish it again:\n${link}`,
  'zh-CN': ({ title, time, link }) =>
    `“${title}”未能在${time}发布，网站内容没有变化。请打开查看缺少什么，再重新发布：\n${link}`,
  'zh-TW': ({ title, time, link }) =>
    `「${title}」未能在${time}發布，網站內容沒有變動。請開啟查看缺少什麼，再重新發布：\n${link}`,
}
