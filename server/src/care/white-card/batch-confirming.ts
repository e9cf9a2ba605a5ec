import type { BatchDetail } from '@portal/contract/care/eligibility/batches'
import { type Coverage, decisionFor } from '@portal/contract/care/eligibility/coverage'
import { managedCareReason, reasonIn } from '@portal/contract/care/white-card/reasons'
import type { Language } from '@portal/contract/language'
import { audited, note } from '../../audit/audited.ts'
import type { Tx } from '../../db/client.ts'
import type { StaffCall } from '../../http/dispatch.ts'
import { PortalError } from '../../http/errors.ts'
import { lockVersion } from '../../http/versions.ts'
import { type KeptProposal, openProposal, sealProposal } from '../eligibility/batch-sealing.ts'
import { checkRows, selectBatch } from '../eligibility/batches.ts'
import { BatchError } from '../eligibility/errors.ts'
import { applyDecision } from './checks.ts'

interface Confirmation {
  id: string
  version: number
  checkIds?: string[] | undefined
}

interface Comparison {
  id: string
  version: number
  checkId: string
  isSame: boolean
}

/**
 * Decides checks as the answer proposes, each in its own transaction, and notifies the patients. Skips checks that have changed since they
 * were sent. Closes the batch once no check is left to decide.
 * @throws PortalError not_found, changed_meanwhile; BatchError batch_is_test
 */
export async function confirmBatch(call: StaffCall, { id, version, checkIds }: Confirmation): Promise<BatchDetail> {
  const { list, state } = await audited(call, 'white-card.batch-confirm', `batch ${id}`, async (tx) => {
    await touch(tx, id, version)
    await refuseTest(tx, id)
    // Read under the lock: the caller has not seen the proposals of a file that a colleague uploads later.
    return selectBatch({ ...call, db: tx }, id)
  })
  const clear = list.filter(({ result }) => result === 'eligible' || result === 'ineligible')
  const chosen = clear.filter((check) => !checkIds || checkIds.includes(check.id))
  if (state === 'answered') {
    for (const check of chosen) await confirmCheck(call, id, check.id, proposed)
    await closeWhenDecided(call, id)
  }
  return selectBatch(call, id)
}

/**
 * Records whether an answer whose name and birth date differ, or could not be compared, is about the patient. If so, the check is decided
 * as its coverage proposes and the patient is notified; otherwise the answer counts as another person's.
 * @throws PortalError not_found, changed_meanwhile; BatchError batch_is_test, batch_closed
 */
export async function comparePerson(
  call: StaffCall,
  { id, version, checkId, isSame }: Comparison,
): Promise<BatchDetail> {
  await audited(call, `white-card.${isSame ? 'same' : 'other'}-person`, `batch ${id}`, async (tx) => {
    await touch(tx, id, version)
    if ((await refuseTest(tx, id)).state !== 'answered') throw new BatchError('batch_closed')
    if (!isSame) await setOtherPerson(tx, call, id, checkId)
  })
  if (isSame) await confirmCheck(call, id, checkId, ofSamePerson)
  await closeWhenDecided(call, id)
  return selectBatch(call, id)
}

async function refuseTest(tx: Tx, id: string) {
  const batch = await tx
    .selectFrom('white_card_batches')
    .select(['exchange', 'state'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (batch.exchange.isTest) throw new BatchError('batch_is_test')
  return batch
}

async function setOtherPerson(tx: Tx, { keys }: StaffCall, batchId: string, checkId: string) {
  const row = await checkRows(tx, batchId).where('check.id', '=', checkId).forUpdate('check').executeTakeFirst()
  const proposal = row && openProposal(keys, row.id, row.proposal_sealed)
  if (!row || row.decided_at || !proposal || !ofSamePerson(proposal)) throw new PortalError('not_found')
  const { coverage: _, ...rest } = proposal
  const other: KeptProposal = { ...rest, outcome: 'doubtful', doubt: 'person' }
  await tx
    .updateTable('white_card_batch_checks')
    .set({ proposal_sealed: sealProposal(keys, row.id, other) })
    .where('id', '=', row.id)
    .execute()
}

async function closeWhenDecided(call: StaffCall, id: string) {
  const left = (await selectBatch(call, id)).list.filter(({ result }) => result !== 'decided' && result !== 'changed')
  if (left.length === 0) await setClosed(call.db, id)
}

/** Closes a batch; undecided checks keep waiting. @throws PortalError not_found, changed_meanwhile */
export async function closeBatch(call: StaffCall, { id, version }: Confirmation): Promise<BatchDetail> {
  await audited(call, 'white-card.batch-close', `batch ${id}`, async (tx) => {
    await touch(tx, id, version)
    await setClosed(tx, id)
  })
  return selectBatch(call, id)
}

/** Increments the version, so that a colleague's stale change is refused. */
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

/** Selects the coverage of a proposal that staff can confirm; undefined when none. */
type Choice = (proposal: KeptProposal) => Coverage | undefined

/** The coverage of a clear answer. */
const proposed: Choice = ({ outcome, coverage }) => (outcome === 'doubtful' ? undefined : coverage)

/** The coverage of an answer whose person staff have compared. */
const ofSamePerson: Choice = (proposal) =>
  proposal.outcome === 'doubtful' && (proposal.doubt === 'unconfirmed' || proposal.doubt === 'person')
    ? proposal.coverage
    : undefined

async function confirmCheck(call: StaffCall, batchId: string, checkId: string, choose: Choice) {
  const work = call.db.transaction().execute(async (tx) => {
    const check = checkRows(tx, batchId).where('check.id', '=', checkId)
    const sent = await check.executeTakeFirst()
    if (!sent) return
    // Lock the patient before the check, in the same order as account deletion, to prevent a deadlock.
    await lockVersion(tx, 'patients', { id: sent.account_id, version: sent.sent_version }, 'account_id')
    const row = await check.forUpdate('check').executeTakeFirst()
    const proposal = row && openProposal(call.keys, row.id, row.proposal_sealed)
    const coverage = proposal && choose(proposal)
    if (!row || row.decided_at || !coverage || coverage.proposal === 'doubtful') return
    const { account_id: accountId, sent_version: version, language } = row
    const reason = reasonOf(coverage, language)
    const status = decisionFor({ ...coverage, proposal: coverage.proposal })
    await applyDecision(tx, call, { accountId, version, status, reason })
    await tx
      .updateTable('white_card_batch_checks')
      .set({ decided_at: new Date(), decided_by: call.caller.accountId })
      .where('id', '=', checkId)
      .execute()
    await note(tx, call, `white-card.${status}`, `patient ${accountId}`)
  })
  await work.catch((error: unknown) => {
    const isChanged = error instanceof PortalError && (error.code === 'changed_meanwhile' || error.code === 'not_found')
    if (!isChanged) throw error
  })
}

function reasonOf({ proposal, isManaged, plan }: Coverage, language: Language): string {
  if (proposal === 'ineligible') return reasonIn('inactive', language)
  return isManaged ? managedCareReason[language]({ plan }) : ''
}
