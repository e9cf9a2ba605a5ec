import type { decideWhiteCard as decideEndpoint, getWhiteCardPage } from '@portal/contract/care/staff'
import type * as z from 'zod'
import { openMedicaidId } from '../accounts/medicaid-id.ts'
import { audited, noteRead } from '../audit/audited.ts'
import type { Database } from '../db/client.ts'
import type { StaffCall } from '../http/dispatch.ts'
import { PortalError } from '../http/errors.ts'
import { lockVersion } from '../http/versions.ts'
import { newYorkTime } from '../time.ts'
import { queueCardNotice } from './notices.ts'
import { mayDecideCard } from './policy.ts'
import { openReason, sealReason } from './sealing.ts'

/** Medicaid checks by status, longest waiting first. */
export async function selectWhiteCardPage(db: Database, input: z.output<(typeof getWhiteCardPage)['input']>) {
  const { pageNum, pageSize, status } = input
  const { total } = await db
    .selectFrom('patients')
    .select((e) => e.fn.countAll<string>().as('total'))
    .where('white_card_status', '=', status)
    .executeTakeFirstOrThrow()
  const rows = await cardRows(db)
    .where('white_card_status', '=', status)
    .orderBy('white_card_submitted_at')
    .orderBy('account_id')
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
    .execute()
  return { records: rows.map(shown), total: Number(total), pageNum, pageSize }
}

/** A Medicaid check with the unmasked Medicaid ID; reading it is audited. @throws PortalError not_found */
export async function readStaffWhiteCard(call: StaffCall, accountId: string) {
  const row = await findCard(call.db, accountId)
  await noteRead(call, 'medicaid-id.read', `patient ${accountId}`)
  const sealed = row.medicaid_id_sealed
  return {
    ...shown(row),
    medicaidId: sealed ? openMedicaidId(call.keys, accountId, sealed) : '',
    reason: openReason(call.keys, accountId, row.white_card_reason_sealed),
  }
}

/**
 * Decides the version of the card that staff saw, changes the decision, or reopens the check (`waiting`). Notifies the
 * patient.
 * @throws PortalError not_found when there is no such patient or submitted card; changed_meanwhile when the card was
 * changed or another one submitted since
 */
export async function decideWhiteCard(
  call: StaffCall,
  { accountId, version, status, reason }: z.output<(typeof decideEndpoint)['input']>,
) {
  await audited(call, `white-card.${status}`, `patient ${accountId}`, async (tx) => {
    await lockVersion(tx, 'patients', { id: accountId, version }, 'account_id')
    const before = await findCard(tx, accountId)
    if (!mayDecideCard(before)) throw new PortalError('not_found')
    await tx
      .updateTable('patients')
      .set({
        white_card_status: status,
        white_card_reason_sealed: sealReason(call.keys, accountId, reason),
        white_card_decided_at: status === 'waiting' ? null : new Date(),
      })
      .where('account_id', '=', accountId)
      .execute()
    const decision = { subject: accountId, occurrence: `decided version ${version}` }
    await queueCardNotice(tx, call, accountId, 'whiteCardDecided', decision)
  })
  return selectStaffWhiteCard(call.db, accountId)
}

function cardRows(db: Database) {
  return db
    .selectFrom('patients')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .selectAll('patients')
    .select(['first_name', 'last_name', 'phone'])
}

type Row = Awaited<ReturnType<ReturnType<typeof cardRows>['executeTakeFirstOrThrow']>>

/** A Medicaid check without the Medicaid ID. @throws PortalError not_found */
export async function selectStaffWhiteCard(db: Database, accountId: string) {
  return shown(await findCard(db, accountId))
}

async function findCard(db: Database, accountId: string): Promise<Row> {
  const row = await cardRows(db).where('account_id', '=', accountId).executeTakeFirst()
  if (!row) throw new PortalError('not_found')
  return row
}

function shown(row: Row) {
  return {
    accountId: row.account_id,
    version: row.version,
    firstName: row.first_name,
    lastName: row.last_name,
    phone: row.phone ?? '',
    status: row.white_card_status,
    submittedAt: row.white_card_submitted_at ? newYorkTime(row.white_card_submitted_at) : '',
    decidedAt: row.white_card_decided_at ? newYorkTime(row.white_card_decided_at) : '',
  }
}
