import {
  type decideCheck as decideEndpoint,
  type findChecks as findEndpoint,
  type getCheckPage,
  listedStatuses,
} from '@portal/contract/care/white-card/checks'
import { newYorkTime } from '@portal/contract/new-york'
import { maxTotal } from '@portal/contract/paging'
import { MedicaidId } from '@portal/contract/person/person'
import type * as z from 'zod'
import { fingerprintsOfMedicaidId, maskedMedicaidId, openMedicaidId } from '../../accounts/medicaid-id.ts'
import { isFoundBy } from '../../accounts/review/review.ts'
import { audited } from '../../audit/audited.ts'
import { dueAt, type OpeningHours, selectOpeningHours } from '../../company/promises.ts'
import type { Database, Tx } from '../../db/client.ts'
import { countRows, offsetOf } from '../../http/counting.ts'
import type { StaffCall } from '../../http/dispatch.ts'
import { PortalError } from '../../http/errors.ts'
import { lockVersion } from '../../http/versions.ts'
import type { Hold } from '../../messages/queue.ts'
import { undoable } from '../../undo/undoable.ts'
import { rowsOfCheck } from '../applications/undo.ts'
import { latestAnswer } from '../eligibility/batches.ts'
import type { CardNotice } from '../shared/notice-texts.ts'
import { queueCardNotice } from '../shared/notices.ts'
import { mayDecideCard } from '../shared/policy.ts'
import { openHolder, openReason, sealReason } from '../shared/sealing.ts'
import { addCardEvent, selectCardEvents } from './events.ts'
import '../eligibility/tables.ts'

type PageInput = z.output<(typeof getCheckPage)['input']>
type Listed = PageInput | z.output<(typeof findEndpoint)['input']>
type Decision = z.output<(typeof decideEndpoint)['input']>

/** Medicaid checks, filtered by status and search, longest waiting first. */
export async function selectCheckPage({ db, keys }: Pick<StaffCall, 'db' | 'keys'>, input: Listed) {
  const { pageNum, pageSize, status } = input
  const search = 'search' in input ? input.search : ''
  const statuses = status === 'all' ? listedStatuses : [status]
  const wholeId = MedicaidId.safeParse(search)
  const fingerprints = wholeId.success ? fingerprintsOfMedicaidId(keys, wholeId.data) : []
  const matching = cardRows(db)
    .where('white_card_status', 'in', statuses)
    .$if(search !== '', (query) =>
      query.where((e) =>
        fingerprints.length > 0 ? e('medicaid_id_fingerprint', 'in', fingerprints) : isFoundBy(search),
      ),
    )
  // Counts and pages by ids alone (index-only scan); names are read for the page.
  const all = db.selectFrom('patients').select('account_id').where('white_card_status', 'in', statuses)
  const found = search === '' ? all : all.where('account_id', 'in', matching.clearSelect().select('account_id'))
  const ids = found.orderBy('white_card_submitted_at').orderBy('account_id').limit(pageSize).offset(offsetOf(input))
  const rows = await cardRows(db)
    .where('account_id', 'in', ids)
    .orderBy('white_card_submitted_at')
    .orderBy('account_id')
    .execute()
  const opening = await selectOpeningHours(db)
  return {
    records: rows.map((row) => shown(row, opening)),
    total: await countRows(db, found.limit(maxTotal)),
    pageNum,
    pageSize,
  }
}

/** A Medicaid check with its history and neighbors. @throws PortalError not_found */
export async function readCheck(call: StaffCall, accountId: string, list: PageInput['status']) {
  const { db, keys } = call
  const row = await findCard(db, accountId)
  const sealed = row.medicaid_id_sealed
  return {
    ...shown(row, await selectOpeningHours(db)),
    maskedId: sealed ? maskedMedicaidId(openMedicaidId(keys, accountId, sealed)) : '',
    holder: openHolder(keys, accountId, row.card_holder_sealed),
    reason: openReason(keys, accountId, row.white_card_reason_sealed),
    answer: await latestAnswer(call, accountId),
    history: await selectCardEvents(db, keys, accountId),
    previousId: await neighborOf(db, row, list, 'desc'),
    nextId: await neighborOf(db, row, list, 'asc'),
  }
}

/** The unmasked Medicaid ID. @throws PortalError not_found */
export async function revealMedicaidId(call: StaffCall, accountId: string) {
  const { medicaid_id_sealed: sealed } = await findCard(call.db, accountId)
  if (!sealed) throw new PortalError('not_found')
  return { medicaidId: openMedicaidId(call.keys, accountId, sealed) }
}

/**
 * Decides the version of the card that staff saw, changes the decision, or reopens the check (`waiting`). If the card was not found, the
 * patient may submit another number. Notifies the patient.
 * @throws PortalError not_found when there is no such patient or submitted card; changed_meanwhile when the card was
 * changed or another one submitted since
 */
export async function decideCheck(call: StaffCall, decision: Decision) {
  const { accountId, status } = decision
  const action = `white-card.${status}`
  const subject = `patient ${accountId}`
  await audited(call, action, subject, async (tx) => {
    await lockCheck(tx, decision)
    const save = { action, subject, rows: rowsOfCheck(accountId) }
    await undoable(tx, call, save, (hold) => applyDecision(tx, call, decision, hold))
  })
  return selectCheck(call.db, accountId)
}

function lockCheck(tx: Tx, { accountId, version }: Decision): Promise<void> {
  return lockVersion(tx, 'patients', { id: accountId, version }, 'account_id')
}

/** The part of `decideCheck` that runs in a transaction; the caller audits it. */
export async function applyDecision(tx: Tx, call: StaffCall, decision: Decision, hold?: Hold): Promise<void> {
  const { accountId, version, status, reason } = decision
  const at = new Date()
  await lockCheck(tx, decision)
  if (!mayDecideCard(await findCard(tx, accountId))) throw new PortalError('not_found')
  await tx
    .updateTable('patients')
    .set({
      white_card_status: status,
      white_card_reason_sealed: sealReason(call.keys, accountId, reason),
      white_card_decided_at: status === 'waiting' ? null : at,
    })
    .where('account_id', '=', accountId)
    .execute()
  await addCardEvent(tx, call.keys, { accountId, status, at, by: call.caller.accountId, reason })
  await queueCardNotice(tx, call, accountId, noticeOf[status], {
    subject: accountId,
    occurrence: `decided version ${version}`,
    hold,
  })
}

/** Text message for the patient: whether there is an answer, and whether the patient has to act. */
const noticeOf: Record<Decision['status'], CardNotice> = {
  eligible: 'whiteCardDecided',
  managed_care: 'whiteCardStep',
  limited: 'whiteCardStep',
  spend_down: 'whiteCardStep',
  pending: 'whiteCardPending',
  ineligible: 'whiteCardDecided',
  not_found: 'whiteCardNotFound',
  waiting: 'whiteCardOpened',
}

function cardRows(db: Database) {
  return db
    .selectFrom('patients')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .selectAll('patients')
    .select(['first_name', 'last_name', 'phone', 'language'])
}

type Row = Awaited<ReturnType<ReturnType<typeof cardRows>['executeTakeFirstOrThrow']>>

/** A Medicaid check without the Medicaid ID. @throws PortalError not_found */
export async function selectCheck(db: Database, accountId: string) {
  return shown(await findCard(db, accountId), await selectOpeningHours(db))
}

async function findCard(db: Database, accountId: string): Promise<Row> {
  const row = await cardRows(db).where('account_id', '=', accountId).executeTakeFirst()
  if (!row) throw new PortalError('not_found')
  return row
}

/** The check before or after this one in a list, by the time of submission. */
async function neighborOf(db: Database, row: Row, list: PageInput['status'], direction: 'asc' | 'desc') {
  const { white_card_submitted_at: at, account_id: id } = row
  if (!at) return null
  const comparison = direction === 'asc' ? '>' : '<'
  const found = await db
    .selectFrom('patients')
    .select('account_id')
    .where('white_card_status', '=', list)
    .where((e) => e(e.refTuple('white_card_submitted_at', 'account_id'), comparison, e.tuple(at, id)))
    .orderBy('white_card_submitted_at', direction)
    .orderBy('account_id', direction)
    .limit(1)
    .executeTakeFirst()
  return found?.account_id ?? null
}

function shown(row: Row, opening: OpeningHours) {
  const { white_card_status: status, white_card_submitted_at: submittedAt, white_card_decided_at: decidedAt } = row
  const due = status === 'submitted' && submittedAt ? dueAt(opening, submittedAt) : null
  return {
    accountId: row.account_id,
    version: row.version,
    firstName: row.first_name,
    lastName: row.last_name,
    phone: row.phone ?? '',
    language: row.language,
    status,
    submittedAt: submittedAt ? newYorkTime(submittedAt) : '',
    dueAt: due ? newYorkTime(due) : '',
    isOverdue: due !== null && due <= new Date(),
    decidedAt: decidedAt ? newYorkTime(decidedAt) : '',
  }
}
