import { reviewStatuses } from '@portal/contract/accounts/documents'
import type {
  findCaregivers,
  getCaregiverPage,
  reviewCaregiver as reviewEndpoint,
  StaffCaregiver,
} from '@portal/contract/accounts/staff'
import { maxTotal } from '@portal/contract/paging'
import { sql } from 'kysely'
import type * as z from 'zod'
import { audited, noteRead } from '../audit/audited.ts'
import type { Database, Tx } from '../db/client.ts'
import { countRows, offsetOf } from '../http/counting.ts'
import type { StaffCall } from '../http/dispatch.ts'
import { PortalError } from '../http/errors.ts'
import { lockVersion } from '../http/versions.ts'
import { documentPush, type Notice } from './notice-texts.ts'
import { queueNotice } from './notices.ts'
import { noticeOfDocument, noticeOfReview } from './policy.ts'
import { selectCaregiver } from './queries.ts'

type Decision = z.output<(typeof reviewEndpoint)['input']>
type Listed = z.output<(typeof getCaregiverPage)['input']> | z.output<(typeof findCaregivers)['input']>
type Matching = Pick<z.output<(typeof findCaregivers)['input']>, 'reviewStatus' | 'search'>

/** Caregivers of a review status or of all, or those of them who are searched for, longest waiting first. */
export async function selectCaregiverPage(db: Database, input: Listed) {
  const { pageNum, pageSize, reviewStatus } = input
  const search = 'search' in input ? input.search : ''
  const matching = matchingCaregivers(db, { reviewStatus, search })
  // Counts and skips by ids alone, which an index contains; names are read for the page.
  const all = db.selectFrom('caregivers').select('account_id').where('review_status', 'in', statusesOf(reviewStatus))
  const found = search === '' ? all : all.where('account_id', 'in', matching.select('caregivers.account_id'))
  const ids = found.orderBy('waits_since').orderBy('account_id').limit(pageSize).offset(offsetOf(input))
  const rows = await matching
    .where('caregivers.account_id', 'in', ids)
    .select(['accounts.id', 'first_name', 'last_name', 'accounts.created_at', 'review_status'])
    .select((e) =>
      e
        .selectFrom('caregiver_documents')
        .select((d) => d.fn.countAll<string>().as('documents'))
        .whereRef('caregiver_id', '=', 'accounts.id')
        .as('documents'),
    )
    .orderBy('waits_since')
    .orderBy('caregivers.account_id')
    .execute()
  const records = rows.map((row) => ({
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    reviewStatus: row.review_status,
    documents: Number(row.documents),
    createdAt: row.created_at.toISOString(),
  }))
  return { records, total: await countRows(db, found.limit(maxTotal)), pageNum, pageSize }
}

/** The caregivers of a review status or of all, or those of them who are searched for. */
export function matchingCaregivers(db: Database, { reviewStatus, search }: Matching) {
  return db
    .selectFrom('caregivers')
    .innerJoin('accounts', 'accounts.id', 'caregivers.account_id')
    .where('review_status', 'in', statusesOf(reviewStatus))
    .$if(search !== '', (query) => query.where(isFoundBy(search)))
}

function statusesOf(reviewStatus: Matching['reviewStatus']) {
  return reviewStatus === 'all' ? reviewStatuses : [reviewStatus]
}

/** Whether a name in either order, or a phone number, contains what was typed; its digits may be written in any way. */
export function isFoundBy(search: string) {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const digits = /^[\d\s()+.-]+$/.test(search) ? search.replace(/\D/g, '') : ''
  const byPhone = digits === '' ? sql`false` : sql`phone like ${`%${digits}%`}`
  return sql<boolean>`(
    first_name || ' ' || last_name ilike ${pattern} or last_name || first_name ilike ${pattern}
    or last_name || ' ' || first_name ilike ${pattern} or ${byPhone}
  )`
}

/** Caregivers as in `selectCaregiverPage`; that they were read is audited. */
export async function readCaregiverPage(call: StaffCall, input: Listed) {
  const page = await selectCaregiverPage(call.db, input)
  const ids = page.records.map(({ id }) => id)
  if (ids.length > 0) await noteRead(call, 'caregivers.read', 'caregivers', { ids: ids.join(' ') })
  return page
}

/** A caregiver's record for staff; reading it is audited. @throws PortalError not_found */
export async function readCaregiver(call: StaffCall, id: string): Promise<StaffCaregiver> {
  const caregiver = await selectCaregiver(call.db, id)
  await noteRead(call, 'caregiver.read', `account ${id}`)
  return caregiver
}

/**
 * Approves, rejects or reopens a caregiver's review, and notifies the caregiver of a change.
 * @throws PortalError not_found, changed_meanwhile
 */
export async function reviewCaregiver(call: StaffCall, decision: Decision): Promise<StaffCaregiver> {
  const { id, reviewStatus, reason } = decision
  await audited(call, `caregiver.${reviewStatus}`, `account ${id}`, async (tx) => {
    await lockVersion(tx, 'caregivers', decision, 'account_id')
    const before = await tx
      .selectFrom('caregivers')
      .select('review_status')
      .where('account_id', '=', id)
      .executeTakeFirstOrThrow()
    const reviewed = { reviewed_at: new Date(), reviewed_by: call.caller.accountId }
    await tx
      .updateTable('caregivers')
      .set({ review_status: reviewStatus, review_reason: reason, ...reviewed })
      .where('account_id', '=', id)
      .execute()
    await notify(tx, call, id, noticeOfReview(before.review_status, reviewStatus), decision)
  })
  return selectCaregiver(call.db, id)
}

/**
 * Approves, rejects or reopens one document, and notifies the caregiver of a rejection.
 * @throws PortalError not_found, changed_meanwhile
 */
export async function reviewDocument(call: StaffCall, decision: Decision): Promise<StaffCaregiver> {
  const { id, reviewStatus, reason } = decision
  await audited(call, `document.${reviewStatus}`, `document ${id}`, async (tx) => {
    await lockVersion(tx, 'caregiver_documents', decision)
    const { caregiver_id, ...reviewed } = await tx
      .updateTable('caregiver_documents')
      .set({ review_status: reviewStatus, review_reason: reason })
      .where('id', '=', id)
      .returning(['caregiver_id', 'review_status'])
      .executeTakeFirstOrThrow()
    await notify(tx, call, caregiver_id, noticeOfDocument(reviewed), decision)
  })
  return selectCaregiverOf(call.db, id)
}

/** The caregiver who owns a document. @throws PortalError not_found */
export async function selectCaregiverOf(db: Database, documentId: string): Promise<StaffCaregiver> {
  const found = await db
    .selectFrom('caregiver_documents')
    .select('caregiver_id')
    .where('id', '=', documentId)
    .executeTakeFirst()
  if (!found) throw new PortalError('not_found')
  return selectCaregiver(db, found.caregiver_id)
}

async function notify(
  tx: Tx,
  call: StaffCall,
  accountId: string,
  notice: Notice | undefined,
  { id, version }: Decision,
) {
  if (!notice) return
  const reader = await tx
    .selectFrom('accounts')
    .select(['phone', 'language'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const push =
    notice === 'documentRejected'
      ? { accountId, text: documentPush[reader.language], path: '/user/index?tab=documents' }
      : undefined
  await queueNotice(tx, call, reader, notice, { subject: id, occurrence: `decided version ${version}`, push })
}
