import type { BatchDetail } from '@portal/contract/care/eligibility/batches'
import { audited } from '../../audit/audited.ts'
import type { Database, Tx } from '../../db/client.ts'
import type { StaffCall } from '../../http/dispatch.ts'
import { lockVersion } from '../../http/versions.ts'
import type { Keyring } from '../../secrets/keyring.ts'
import { openHolder } from '../shared/sealing.ts'
import { type KeptProposal, openAsked, openProposal, sealProposal } from './batch-sealing.ts'
import { checkRows, isAsSent, readBatch, selectBatch } from './batches.ts'
import { BatchError } from './errors.ts'
import { type Answer, readAnswer } from './matching.ts'
import type { AskedCheck } from './proposals.ts'
import { askedPerson } from './x12/inquiry.ts'

interface Upload {
  id: string
  version: number
  file: Uint8Array
}

const purpose = 'white_card_answer'

/**
 * Reads a file that answers a batch and keeps its proposals, sealed; the file itself is not kept. Uploading the same file twice changes
 * nothing.
 * @throws PortalError not_found, changed_meanwhile; BatchError batch_closed and those of `readAnswer`
 */
export async function readAnswerFile(call: StaffCall, upload: Upload): Promise<BatchDetail> {
  const { id, file } = upload
  const text = textOf(file)
  if (await isReadAlready(call, id, text)) return readBatch(call, id)
  await audited(call, 'white-card.batch-answer', `batch ${id}`, async (tx) => {
    await lockVersion(tx, 'white_card_batches', upload)
    const batch = await tx.selectFrom('white_card_batches').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    if (batch.state === 'closed') throw new BatchError('batch_closed')
    const { control, exchange, made_at: at } = batch
    const answer = readAnswer(text, { control, exchange, at, checks: await askedChecks(tx, call.keys, id) })
    if (answer.kind === 'proposals') await keepProposals(tx, call.keys, id, answer)
    const now = new Date()
    await tx
      .updateTable('white_card_batches')
      .set({ ...stateAfter(answer, batch.state), changed_at: now })
      .where('id', '=', id)
      .execute()
    const fingerprint = call.keys.fingerprint(text, purpose)
    await tx.insertInto('white_card_batch_files').values({ batch_id: id, fingerprint, read_at: now }).execute()
  })
  return selectBatch(call, id)
}

/** The text of a file, decoded as UTF-8 or else as Windows-1252. */
function textOf(file: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch {
    return new TextDecoder('windows-1252').decode(file)
  }
}

async function isReadAlready({ db, keys }: StaffCall, id: string, text: string): Promise<boolean> {
  const found = await db
    .selectFrom('white_card_batch_files')
    .select('batch_id')
    .where('batch_id', '=', id)
    .where('fingerprint', 'in', keys.fingerprints(text, purpose))
    .executeTakeFirst()
  return found !== undefined
}

/**
 * The inquiry about each check, with the details on the card if the patient has given them by now. Checks of deleted accounts remain as
 * traces, which decide nothing.
 */
async function askedChecks(db: Database, keys: Keyring, batchId: string): Promise<AskedCheck[]> {
  const rows = await checkRows(db, batchId).execute()
  const present = rows.flatMap((row) => {
    if (!row.asked_sealed) return []
    const holder = openHolder(keys, row.account_id, row.card_holder_sealed)
    const asked = openAsked(keys, row.id, row.asked_sealed)
    return [{ ...asked, ...(holder && askedPerson(holder)), isCurrent: isAsSent(row) }]
  })
  const deleted = await db
    .selectFrom('white_card_batch_checks')
    .select('trace')
    .where('batch_id', '=', batchId)
    .where('account_id', 'is', null)
    .execute()
  const nobody = { medicaidId: '', firstName: '', lastName: '', birthDate: '', isCurrent: false }
  return [...present, ...deleted.map(({ trace }) => ({ trace, ...nobody }))]
}

function stateAfter(answer: Answer, before: 'sent' | 'accepted' | 'rejected' | 'answered') {
  if (answer.kind === 'proposals') return { state: 'answered' as const, rejection: '' }
  // An acknowledgment that arrives after the answer does not revert it.
  if (before === 'answered') return { state: before }
  if (answer.kind === 'rejected') return { state: 'rejected' as const, rejection: answer.code }
  return { state: before === 'sent' ? ('accepted' as const) : before }
}

async function keepProposals(tx: Tx, keys: Keyring, batchId: string, answer: Extract<Answer, { kind: 'proposals' }>) {
  for (const row of await checkRows(tx, batchId).execute()) {
    const proposal = answer.proposals.get(row.trace)
    if (!proposal || row.decided_at) continue
    const stated = answer.stated.get(row.trace) ?? { name: '', birthDate: '' }
    const kept = merged(openProposal(keys, row.id, row.proposal_sealed), { ...proposal, ...stated })
    await tx
      .updateTable('white_card_batch_checks')
      .set({ proposal_sealed: sealProposal(keys, row.id, kept) })
      .where('id', '=', row.id)
      .execute()
  }
}

/**
 * Replaces a silent or doubtful answer by a later one. Two answers that clearly differ on the coverage contradict each other permanently,
 * and neither is shown as the state's.
 */
function merged(before: KeptProposal | null, now: KeptProposal): KeptProposal {
  if (!before || isSilent(before)) return now
  if (isSilent(now) || isContradiction(before)) return before
  const [first, second] = [clearCoverage(before), clearCoverage(now)]
  if (!first || !second || first === second) return now
  return { ...now, outcome: 'doubtful', doubt: 'contradicting', coverage: undefined }
}

/** Whether two answers contradict each other. An answer that contradicts itself still has its coverage, and may be replaced. */
function isContradiction(proposal: KeptProposal): boolean {
  return proposal.outcome === 'doubtful' && proposal.doubt === 'contradicting' && !proposal.coverage
}

/** The clear coverage in an answer; undefined when it is doubtful or about another person. */
function clearCoverage(proposal: KeptProposal): 'eligible' | 'ineligible' | undefined {
  const isOwn = proposal.outcome !== 'doubtful' || proposal.doubt === 'unconfirmed'
  const said = isOwn ? proposal.coverage?.proposal : undefined
  return said === 'doubtful' ? undefined : said
}

/** Whether an answer says nothing yet: the check is missing from it, or the state asks to try later. */
function isSilent(proposal: KeptProposal): boolean {
  return proposal.outcome === 'doubtful' && (proposal.doubt === 'noAnswer' || proposal.doubt === 'later')
}
