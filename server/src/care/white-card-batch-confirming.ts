import type { BatchDetail } from '@portal/contract/care/white-card-batches'
import { reasonIn } from '@portal/contract/care/white-card-reasons'
import { audited, note } from '../audit/audited.ts'
import type { Tx } from '../db/client.ts'
import type { StaffCall } from '../http/dispatch.ts'
import { PortalError } from '../http/errors.ts'
import { lockVersion } from '../http/versions.ts'
import { openProposal } from './white-card-batch-sealing.ts'
import { checkRows, selectBatch } from './white-card-batches.ts'
import { applyDecision } from './white-card-staff.ts'

interface Confirmation {
  id: string
  version: number
  checkIds?: string[] | undefined
}

/**
 * Decides checks as the answer proposes, each in a transaction of its own, and tells the patients. A check that has changed since it
 * was sent is left alone. The batch is closed once nothing is left to decide.
 * @throws PortalError not_found, changed_meanwhile
 */
export async function confirmBatch(call: StaffCall, { id, version, checkIds }: Confirmation): Promise<BatchDetail> {
  const { list, state } = await audited(call, 'white-card.batch-confirm', `batch ${id}`, async (tx) => {
    await touch(tx, id, version)
    // Read under the lock: proposals of a file that a colleague reads in afterwards have not been seen by the caller.
    return selectBatch({ ...call, db: tx }, id)
  })
  const clear = list.filter(({ result }) => result === 'eligible' || result === 'ineligible')
  const chosen = clear.filter((check) => !checkIds || checkIds.includes(check.id))
  if (state === 'answered') for (const check of chosen) await confirmCheck(call, id, check.id)
  const left = (await selectBatch(call, id)).list.filter(({ result }) => result !== 'decided' && result !== 'changed')
  if (state === 'answered' && left.length === 0) await setClosed(call.db, id)
  return selectBatch(call, id)
}

/** Ends a batch; what is not decided waits as before. @throws PortalError not_found, changed_meanwhile */
export async function closeBatch(call: StaffCall, { id, version }: Confirmation): Promise<BatchDetail> {
  await audited(call, 'white-card.batch-close', `batch ${id}`, async (tx) => {
    await touch(tx, id, version)
    await setClosed(tx, id)
  })
  return selectBatch(call, id)
}

/** Makes a new version, so that a colleague with the old one is told. */
async function touch(tx: Tx, id: string, version: number) {
  await lockVersion(tx, 'white_card_batches', { id, version })
  await tx.updateTable('white_card_batches').set({ changed_at: new Date() }).where('id', '=', id).execute()
}

async function setClosed(db: StaffCall['db'], id: string) {
  await db
    .updateTable('white_card_batches')
    .set({ state: 'closed', changed_at: new Date() })
    .where('id', '=', id)
    .execute()
}

async function confirmCheck(call: StaffCall, batchId: string, checkId: string) {
  const work = call.db.transaction().execute(async (tx) => {
    const check = checkRows(tx, batchId).where('check.id', '=', checkId)
    const sent = await check.executeTakeFirst()
    if (!sent) return
    // The patient before the check, in the same order as account deletion, so that the two cannot deadlock.
    await lockVersion(tx, 'patients', { id: sent.account_id, version: sent.sent_version }, 'account_id')
    const row = await check.forUpdate('check').executeTakeFirst()
    const proposal = row && openProposal(call.keys, row.id, row.proposal_sealed)
    if (!row || row.decided_at || !proposal || proposal.outcome === 'doubtful') return
    const { account_id: accountId, sent_version: version, language } = row
    const reason = proposal.outcome === 'ineligible' ? reasonIn('inactive', language) : ''
    await applyDecision(tx, call, { accountId, version, status: proposal.outcome, reason })
    await tx
      .updateTable('white_card_batch_checks')
      .set({ decided_at: new Date(), decided_by: call.caller.accountId })
      .where('id', '=', checkId)
      .execute()
    await note(tx, call, `white-card.${proposal.outcome}`, `patient ${accountId}`)
  })
  await work.catch((error: unknown) => {
    const isChanged = error instanceof PortalError && (error.code === 'changed_meanwhile' || error.code === 'not_found')
    if (!isChanged) throw error
  })
}
