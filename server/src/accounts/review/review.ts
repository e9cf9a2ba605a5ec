import { type DocumentKind, documentKinds, expiringKinds, reviewStatuses } from '@portal/contract/accounts/documents'
import type {
  reviewCaregiver as caregiverEndpoint,
  reviewDocument as documentEndpoint,
  findCaregivers,
  getCaregiverPage,
  StaffCaregiver,
} from '@portal/contract/accounts/staff'
import type { Language } from '@portal/contract/language'
import { newYorkTime } from '@portal/contract/new-york'
import { maxTotal } from '@portal/contract/paging'
import { sql } from 'kysely'
import type * as z from 'zod'
import { audited, note } from '../../audit/audited.ts'
import type { Database, Tx } from '../../db/client.ts'
import { countRows, offsetOf } from '../../http/counting.ts'
import type { StaffCall } from '../../http/dispatch.ts'
import { PortalError } from '../../http/errors.ts'
import { lockVersion } from '../../http/versions.ts'
import type { Hold } from '../../messages/queue.ts'
import { undoable } from '../../undo/undoable.ts'
import { AccountError } from '../errors.ts'
import { documentPush, type Notice } from '../notice-texts.ts'
import { queueNotice } from '../notices.ts'
import { noticeOfDocument, noticeOfReview } from '../policy.ts'
import { selectCaregiver } from '../queries.ts'
import { rowsOfCaregiver, rowsOfDocument } from '../undo.ts'

type CaregiverDecision = z.output<(typeof caregiverEndpoint)['input']>
type DocumentDecision = z.output<(typeof documentEndpoint)['input']>
type Listed = z.output<(typeof getCaregiverPage)['input']> | z.output<(typeof findCaregivers)['input']>
type Matching = Pick<z.output<(typeof findCaregivers)['input']>, 'reviewStatus' | 'search'>

/** Caregivers, filtered by review status and search, longest waiting first. */
export async function selectCaregiverPage(db: Database, input: Listed) {
  const { pageNum, pageSize, reviewStatus } = input
  const search = 'search' in input ? input.search : ''
  const matching = matchingCaregivers(db, { reviewStatus, search })
  // Counts and pages by ids alone (index-only scan); names are read for the page.
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

/** Caregivers, filtered by review status and search. */
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

/** Whether a name in either order, or a phone number in any format, contains the search input. */
export function isFoundBy(search: string) {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const digits = /^[\d\s()+.-]+$/.test(search) ? search.replace(/\D/g, '') : ''
  const byPhone = digits === '' ? sql`false` : sql`phone like ${`%${digits}%`}`
  return sql<boolean>`(
    first_name || ' ' || last_name ilike ${pattern} or last_name || first_name ilike ${pattern}
    or last_name || ' ' || first_name ilike ${pattern} or ${byPhone}
  )`
}

/**
 * Approves, rejects or reopens a caregiver's review, and notifies the caregiver of a change. Approval despite missing documents
 * is audited with its reason.
 * @throws PortalError not_found, changed_meanwhile; AccountError documents_missing
 */
export async function reviewCaregiver(call: StaffCall, decision: CaregiverDecision): Promise<StaffCaregiver> {
  const { id, reviewStatus, reason, anyway } = decision
  const action = `caregiver.${reviewStatus}`
  const subject = `account ${id}`
  await audited(call, action, subject, async (tx) => {
    await lockVersion(tx, 'caregivers', decision, 'account_id')
    const before = await tx
      .selectFrom('caregivers')
      .select('review_status')
      .where('account_id', '=', id)
      .executeTakeFirstOrThrow()
    if (reviewStatus === 'approved' && before.review_status !== 'approved') {
      const missing = await missingDocuments(tx, id)
      if (missing.length > 0 && anyway === '') throw new AccountError('documents_missing')
      const details = { missing: missing.join(' '), why: anyway }
      if (missing.length > 0) await note(tx, call, 'caregiver.approved-anyway', subject, details)
    }
    const reviewed = { reviewed_at: new Date(), reviewed_by: call.caller.accountId }
    await undoable(tx, call, { action, subject, rows: rowsOfCaregiver(id) }, async (hold) => {
      await tx
        .updateTable('caregivers')
        .set({ review_status: reviewStatus, review_reason: reason, ...reviewed })
        .where('account_id', '=', id)
        .execute()
      await notify(tx, call, id, noticeOfReview(before.review_status, reviewStatus), { ...decision, hold })
    })
  })
  return selectCaregiver(call.db, id)
}

/** Required kinds for which a caregiver has no approved and valid document. */
async function missingDocuments(tx: Tx, caregiverId: string): Promise<DocumentKind[]> {
  const today = newYorkTime(new Date()).slice(0, 10)
  const valid = await tx
    .selectFrom('caregiver_documents')
    .select('kind')
    .where('caregiver_id', '=', caregiverId)
    .where('review_status', '=', 'approved')
    .where((e) => e.or([e('expires_on', 'is', null), sql<boolean>`expires_on >= ${today}::date`]))
    .execute()
  return documentKinds.filter((kind) => !valid.some((document) => document.kind === kind))
}

/**
 * Approves, rejects or reopens one document, and notifies the caregiver of a rejection. Approving a kind that may expire needs its last
 * valid day, or that it does not expire.
 * @throws PortalError not_found, changed_meanwhile, invalid_input at `expiresOn`
 */
export async function reviewDocument(call: StaffCall, decision: DocumentDecision): Promise<StaffCaregiver> {
  const { id, reviewStatus, reason, expiresOn } = decision
  const action = `document.${reviewStatus}`
  const subject = `document ${id}`
  await audited(call, action, subject, async (tx) => {
    await lockVersion(tx, 'caregiver_documents', decision)
    const before = await tx
      .selectFrom('caregiver_documents')
      .select(['kind', 'expires_on'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const isAsked = reviewStatus === 'approved' && expiringKinds.includes(before.kind) && before.expires_on === null
    if (isAsked && expiresOn === undefined) throw new PortalError('invalid_input', { expiresOn: 'expiryMissing' })
    await undoable(tx, call, { action, subject, rows: rowsOfDocument(id) }, async (hold) => {
      const { caregiver_id, ...reviewed } = await tx
        .updateTable('caregiver_documents')
        .set({ review_status: reviewStatus, review_reason: reason })
        .$if(expiresOn !== undefined, (update) => update.set({ expires_on: expiresOn ?? null, reminded_days: null }))
        .where('id', '=', id)
        .returning(['caregiver_id', 'review_status'])
        .executeTakeFirstOrThrow()
      await notify(tx, call, caregiver_id, noticeOfDocument(reviewed), { ...decision, hold })
    })
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

/** Notifies a caregiver of a decision, once per decided version. */
export async function notify(
  tx: Tx,
  call: StaffCall,
  accountId: string,
  notice: Notice | undefined,
  { id, version, hold }: Pick<CaregiverDecision, 'id' | 'version'> & { hold: Hold },
) {
  if (!notice) return
  const pushIn = (language: Language) => ({ text: documentPush[language], path: '/user/index?tab=documents' })
  await queueNotice(tx, call, accountId, notice, {
    subject: id,
    occurrence: `decided version ${version}`,
    hold,
    ...(notice === 'documentRejected' && { pushIn }),
  })
}
