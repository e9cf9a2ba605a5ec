import type { BatchCheck, BatchDetail, getBatchPage } from '@portal/contract/care/eligibility/batches'
import { newYorkTime } from '@portal/contract/new-york'
import { fullName } from '@portal/contract/person/names'
import { sql } from 'kysely'
import type * as z from 'zod'
import { audited, note, noteRead } from '../../audit/audited.ts'
import type { Database } from '../../db/client.ts'
import type { StaffCall } from '../../http/dispatch.ts'
import { PortalError } from '../../http/errors.ts'
import type { FileBody } from '../../http/file-body.ts'
import type { Keyring } from '../../secrets/keyring.ts'
import { openHolder } from '../shared/sealing.ts'
import { countWaiting } from './batch-making.ts'
import { openAsked, openProposal } from './batch-sealing.ts'
import { controlText, writeInquiry } from './x12/inquiry.ts'

/** Batches, newest first. */
export async function selectBatchPage(db: Database, input: z.output<(typeof getBatchPage)['input']>) {
  const { pageNum, pageSize } = input
  const { total } = await db
    .selectFrom('white_card_batches')
    .select((e) => e.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await batchRows(db)
    .orderBy('control', 'desc')
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
    .execute()
  return { records: rows.map(shownBatch), total: Number(total), pageNum, pageSize, waiting: await countWaiting(db) }
}

/** A batch with its checks; reading it is audited. @throws PortalError not_found */
export async function readBatch(call: StaffCall, id: string): Promise<BatchDetail> {
  const batch = await selectBatch(call, id)
  const ids = [...new Set(batch.list.map(({ accountId }) => accountId))].join(' ')
  await noteRead(call, 'white-card.batch-read', `batch ${id}`, ids ? { ids } : {})
  return batch
}

/** A batch with its checks. @throws PortalError not_found */
export async function selectBatch({ db, keys }: Pick<StaffCall, 'db' | 'keys'>, id: string): Promise<BatchDetail> {
  const row = await findBatch(db, id)
  const checks = await checkRows(db, id).execute()
  return { ...shownBatch(row), rejection: row.rejection, list: checks.map((check) => shownCheck(keys, check)) }
}

/**
 * The latest answer about a patient's current number, with its batch, or else the latest from a test batch; null when there is none.
 * Ignores answers about an earlier number.
 */
export async function latestAnswer({ db, keys }: Pick<StaffCall, 'db' | 'keys'>, accountId: string) {
  const last = await db
    .selectFrom('white_card_batch_checks as check')
    .innerJoin('white_card_batches as batch', 'batch.id', 'batch_id')
    .innerJoin('patients', 'patients.account_id', 'check.account_id')
    .select(['check.id', 'batch_id', 'control', 'exchange'])
    .where('check.account_id', '=', accountId)
    .where('proposal_sealed', 'is not', null)
    .whereRef('white_card_submitted_at', '<=', 'made_at')
    .orderBy(sql`exchange->>'isTest'`)
    .orderBy('control', 'desc')
    .limit(1)
    .executeTakeFirst()
  const row = last && (await checkRows(db, last.batch_id).where('check.id', '=', last.id).executeTakeFirst())
  if (!row) return null
  const batch = { batchId: last.batch_id, batchNumber: controlText(last.control), isTest: last.exchange.isTest }
  return { ...batch, ...shownCheck(keys, row) }
}

/** The 270 of a batch; each Medicaid ID in it is audited as read. @throws PortalError not_found */
export async function inquiryFile(call: StaffCall, id: string): Promise<FileBody> {
  const { control, exchange, made_at } = await findBatch(call.db, id)
  const checks = await checkRows(call.db, id).execute()
  await audited(call, 'white-card.batch-file', `batch ${id}`, async (tx) => {
    for (const check of checks) await note(tx, call, 'medicaid-id.read', `patient ${check.account_id}`)
  })
  const asked = checks.flatMap((check) =>
    check.asked_sealed ? [openAsked(call.keys, check.id, check.asked_sealed)] : [],
  )
  const content = writeInquiry(exchange, control, made_at, asked)
  return { type: 'application/edi-x12', content, name: `medicaid-checks-${controlText(control)}-270.txt` }
}

async function findBatch(db: Database, id: string) {
  const row = await batchRows(db).where('white_card_batches.id', '=', id).executeTakeFirst()
  if (!row) throw new PortalError('not_found')
  return row
}

function batchRows(db: Database) {
  return db
    .selectFrom('white_card_batches')
    .leftJoin('accounts', 'accounts.id', 'made_by')
    .selectAll('white_card_batches')
    .select(['first_name', 'last_name'])
    .select((e) =>
      e
        .selectFrom('white_card_batch_checks')
        .select(sql<string>`count(account_id)`.as('checks'))
        .whereRef('batch_id', '=', 'white_card_batches.id')
        .as('checks'),
    )
    .select((e) =>
      e
        .selectFrom('white_card_batch_checks')
        .select(sql<string>`count(decided_at)`.as('decided'))
        .whereRef('batch_id', '=', 'white_card_batches.id')
        .where('account_id', 'is not', null)
        .as('decided'),
    )
}

type BatchRow = Awaited<ReturnType<ReturnType<typeof batchRows>['executeTakeFirstOrThrow']>>

function shownBatch(row: BatchRow) {
  const { id, version, control, made_at, exchange, state, checks, decided } = row
  return {
    id,
    version,
    state,
    number: controlText(control),
    madeAt: newYorkTime(made_at),
    isTest: exchange.isTest,
    madeBy: fullName({ firstName: row.first_name ?? '', lastName: row.last_name ?? '' }),
    checks: Number(checks),
    decided: Number(decided),
  }
}

/** The checks of a batch whose patients still have accounts. */
export function checkRows(db: Database, batchId: string) {
  return db
    .selectFrom('white_card_batch_checks as check')
    .innerJoin('patients', 'patients.account_id', 'check.account_id')
    .innerJoin('accounts', 'accounts.id', 'patients.account_id')
    .select(['check.id', 'trace', 'sent_version', 'asked_sealed', 'proposal_sealed', 'decided_at'])
    .select(['patients.account_id', 'patients.version', 'white_card_status', 'card_holder_sealed'])
    .select(['first_name', 'last_name', 'language'])
    .where('batch_id', '=', batchId)
    .orderBy('position')
}

type CheckRow = Awaited<ReturnType<ReturnType<typeof checkRows>['executeTakeFirstOrThrow']>>

function shownCheck(keys: Keyring, row: CheckRow): BatchCheck {
  const proposal = openProposal(keys, row.id, row.proposal_sealed)
  const isDoubtful = proposal?.outcome === 'doubtful'
  const birthDate = proposal?.birthDate ?? ''
  return {
    id: row.id,
    accountId: row.account_id,
    firstName: row.first_name,
    lastName: row.last_name,
    language: row.language,
    holder: openHolder(keys, row.account_id, row.card_holder_sealed),
    status: row.white_card_status,
    result: resultOf(row, proposal?.outcome),
    doubt: isDoubtful ? proposal.doubt : null,
    code: isDoubtful ? (proposal.code ?? '') : '',
    coverage: proposal?.coverage ?? null,
    answeredName: proposal?.name ?? '',
    answeredBirthDate: /^\d{8}$/.test(birthDate) ? birthDate.replace(/(....)(..)(..)/, '$1-$2-$3') : '',
  }
}

function resultOf(row: CheckRow, outcome: 'eligible' | 'ineligible' | 'doubtful' | undefined): BatchCheck['result'] {
  if (row.decided_at) return 'decided'
  return isAsSent(row) ? (outcome ?? 'open') : 'changed'
}

/** Whether a check is unchanged since it was sent. */
export function isAsSent(row: Pick<CheckRow, 'version' | 'sent_version'>): boolean {
  return row.version === row.sent_version
}
