import { mayHandIn, type WhiteCard } from '@portal/contract/care/white-card/white-card'
import { newYorkTime } from '@portal/contract/new-york'
import { isMedicaidIdTaken, maskedMedicaidId, openMedicaidId, sealMedicaidId } from '../../accounts/medicaid-id.ts'
import { audited } from '../../audit/audited.ts'
import { noteOwnRead } from '../../audit/repetitions.ts'
import { contactPromise } from '../../company/promises.ts'
import type { OwnCall } from '../../http/dispatch.ts'
import { CareError } from '../shared/errors.ts'
import { queueCardNotice } from '../shared/notices.ts'
import { isAskedAgain } from '../shared/policy.ts'
import { openReason } from '../shared/sealing.ts'
import { addCardEvent } from './events.ts'
import { limits } from './limits.ts'

const uniqueCard = 'patients_medicaid_id_fingerprint_key'

/**
 * Submits the caller's Medicaid ID for the check (acceptance H07, W06). It replaces the one given at registration.
 * @throws PortalError white_card_submitted, white_card_taken, too_many_requests
 */
export async function submitWhiteCard(call: OwnCall, medicaidId: string): Promise<null> {
  const { keys, caller, throttles } = call
  const now = new Date()
  await throttles.count(limits.whiteCardByAccount, { account: caller.accountId })
  await audited(call, 'white-card.submit', `patient ${caller.accountId}`, async (tx) => {
    const patient = await tx
      .selectFrom('patients')
      .select('white_card_status')
      .where('account_id', '=', caller.accountId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (!mayHandIn(patient.white_card_status)) throw new CareError('white_card_submitted')
    if (await isMedicaidIdTaken(tx, keys, medicaidId, caller.accountId)) throw new CareError('white_card_taken')
    await tx
      .updateTable('patients')
      .set({
        ...sealMedicaidId(keys, caller.accountId, medicaidId),
        white_card_status: 'submitted',
        white_card_submitted_at: now,
        white_card_decided_at: null,
        white_card_reason_sealed: null,
      })
      .where('account_id', '=', caller.accountId)
      .execute()
    await addCardEvent(tx, keys, { accountId: caller.accountId, status: 'submitted', at: now, by: null, reason: '' })
    const submission = { subject: caller.accountId, occurrence: now.toISOString() }
    const promise = await contactPromise(tx, now)
    await queueCardNotice(tx, call, caller.accountId, 'whiteCardSubmitted', { ...submission, promise })
  }).catch((error: { constraint?: string }) => {
    // Another patient submitted the same card at the same moment.
    throw error.constraint === uniqueCard ? new CareError('white_card_taken') : error
  })
  return null
}

/** The status of the caller's Medicaid check; reading the Medicaid ID is audited. */
export async function readWhiteCard(call: OwnCall): Promise<WhiteCard> {
  const { db, keys, caller } = call
  const row = await db
    .selectFrom('patients')
    .selectAll()
    .where('account_id', '=', caller.accountId)
    .executeTakeFirstOrThrow()
  const { white_card_status: status, white_card_submitted_at: submittedAt } = row
  const sealed = row.medicaid_id_sealed
  if (sealed) await noteOwnRead(call, 'medicaid-id.read', `patient ${caller.accountId}`)
  const medicaidId = sealed ? openMedicaidId(keys, caller.accountId, sealed) : ''
  return {
    status,
    medicaidId: medicaidId && !isAskedAgain(row) ? maskedMedicaidId(medicaidId) : medicaidId,
    submittedAt: wallTime(submittedAt),
    decidedAt: wallTime(row.white_card_decided_at),
    promise: status === 'submitted' && submittedAt ? await contactPromise(db, submittedAt) : null,
    reason: openReason(keys, caller.accountId, row.white_card_reason_sealed),
  }
}

function wallTime(at: Date | null): string {
  return at ? newYorkTime(at) : ''
}
