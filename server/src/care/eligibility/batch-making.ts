import { randomBytes, randomUUID } from 'node:crypto'
import { maxChecksOfBatch } from '@portal/contract/care/eligibility/batches'
import { sql } from 'kysely'
import { openMedicaidId } from '../../accounts/medicaid-id.ts'
import { audited } from '../../audit/audited.ts'
import type { Database, Tx } from '../../db/client.ts'
import type { StaffCall } from '../../http/dispatch.ts'
import type { Keyring } from '../../secrets/keyring.ts'
import { openContent, openHolder } from '../shared/sealing.ts'
import { sealAsked } from './batch-sealing.ts'
import { BatchError } from './errors.ts'
import { takeControl } from './exchange.ts'
import { pendingUntil } from './pending.ts'
import { askedPerson } from './x12/inquiry.ts'

/**
 * Creates a batch of the given checks, or of those that wait longest. Skips checks that are in an open batch.
 * @throws BatchError batch_settings_missing, batch_empty
 */
export async function makeBatch(call: StaffCall, accountIds: readonly string[] | undefined): Promise<{ id: string }> {
  const id = randomUUID()
  await audited(call, 'white-card.batch', `batch ${id}`, async (tx) => {
    const { control, exchange } = await takeControl(tx)
    const waiting = await waitingChecks(tx, accountIds).limit(maxChecksOfBatch).execute()
    if (waiting.length === 0) throw new BatchError('batch_empty')
    const now = new Date()
    const made = { made_at: now, made_by: call.caller.accountId, changed_at: now }
    await tx
      .insertInto('white_card_batches')
      .values({ id, control, exchange: JSON.stringify(exchange), ...made })
      .execute()
    await addChecks(tx, call.keys, id, waiting)
  })
  return { id }
}

/** Number of checks that a new batch could take. */
export async function countWaiting(db: Database): Promise<number> {
  const { total } = await waitingChecks(db, undefined)
    .clearSelect()
    .clearOrderBy()
    .select((e) => e.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/**
 * Checks for a batch, longest waiting first: submitted ones, and those that the state had not finished, once they are due again or staff
 * select them. Excludes checks in another open batch, test batches aside; a card that was submitted again counts as a new check.
 */
function waitingChecks(db: Database, accountIds: readonly string[] | undefined) {
  return db
    .selectFrom('patients')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .select(['account_id', 'patients.version', 'medicaid_id_sealed', 'card_holder_sealed', 'first_name', 'last_name'])
    .where((e) => {
      const isPending = e('white_card_status', '=', 'pending')
      const isDue = accountIds ? isPending : e.and([isPending, e('white_card_decided_at', '<=', pendingUntil())])
      return e.or([e('white_card_status', '=', 'submitted'), isDue])
    })
    .where('medicaid_id_sealed', 'is not', null)
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('white_card_batch_checks as other')
            .innerJoin('white_card_batches', 'white_card_batches.id', 'other.batch_id')
            .select('other.id')
            .whereRef('other.account_id', '=', 'patients.account_id')
            .whereRef('other.sent_version', '=', 'patients.version')
            .where('white_card_batches.state', 'not in', ['rejected', 'closed'])
            .where(sql<boolean>`not (exchange ->> 'isTest')::boolean`),
        ),
      ),
    )
    .$if(accountIds !== undefined, (query) => query.where('account_id', 'in', [...(accountIds ?? [])]))
    .orderBy('white_card_submitted_at')
    .orderBy('account_id')
}

type Waiting = Awaited<ReturnType<ReturnType<typeof waitingChecks>['execute']>>

async function addChecks(tx: Tx, keys: Keyring, batchId: string, waiting: Waiting) {
  const births = await birthDatesOf(
    tx,
    keys,
    waiting.filter((row) => row.card_holder_sealed === null),
  )
  const rows = waiting.map((row, position) => {
    const id = randomUUID()
    const birthDate = births.get(row.account_id) ?? ''
    const known = { firstName: row.first_name, lastName: row.last_name, birthDate }
    const person = askedPerson(openHolder(keys, row.account_id, row.card_holder_sealed) ?? known)
    const trace = `HC${randomBytes(12).toString('hex').toUpperCase()}`
    const medicaidId = openMedicaidId(keys, row.account_id, row.medicaid_id_sealed ?? Buffer.alloc(0))
    const asked = { trace, medicaidId, ...person }
    const owner = { batch_id: batchId, account_id: row.account_id, sent_version: row.version }
    return { id, position, trace, ...owner, asked_sealed: sealAsked(keys, id, asked) }
  })
  await tx.insertInto('white_card_batch_checks').values(rows).execute()
}

/** Birth dates (YYYY-MM-DD) of patients who have not given their card's details: from their latest application for the card holder. */
async function birthDatesOf(tx: Tx, keys: Keyring, waiting: Waiting): Promise<Map<string, string>> {
  if (waiting.length === 0) return new Map()
  const cards = new Map(waiting.map((row) => [row.account_id, row.medicaid_id_sealed]))
  const applications = await tx
    .selectFrom('application_requests')
    .select(['id', 'patient_id', 'content_sealed'])
    .where('patient_id', 'in', [...cards.keys()])
    .orderBy('submitted_at')
    .execute()
  const births = new Map<string, string>()
  for (const { id, patient_id, content_sealed } of applications) {
    const { applicant, contact } = openContent(keys, id, content_sealed)
    const sealed = cards.get(patient_id)
    const isHolder = sealed && applicant.medicaidId === openMedicaidId(keys, patient_id, sealed)
    if (contact.relationship === 'self' || isHolder) births.set(patient_id, applicant.birthDate)
  }
  return births
}
