import type { GivenHolder, getCardHolder } from '@portal/contract/care/shared/card-holder'
import type { OutputOf } from '@portal/contract/endpoint'
import { newYorkTime } from '@portal/contract/new-york'
import { openMedicaidId } from '../../accounts/medicaid-id.ts'
import { audited } from '../../audit/audited.ts'
import { noteOwnRead } from '../../audit/repetitions.ts'
import type { OwnCall } from '../../http/dispatch.ts'
import { CareError } from '../shared/errors.ts'
import { isAskedAgain, maySetHolder } from '../shared/policy.ts'
import { openHolder, sealHolder } from '../shared/sealing.ts'

/** Name and date of birth on the caller's white card, and whether the patient may enter them. */
export async function readCardHolder(call: OwnCall): Promise<OutputOf<typeof getCardHolder>> {
  const { db, keys, caller } = call
  const row = await db
    .selectFrom('patients')
    .select(['white_card_status', 'white_card_submitted_at', 'medicaid_id_sealed', 'card_holder_sealed'])
    .where('account_id', '=', caller.accountId)
    .executeTakeFirstOrThrow()
  const holder = openHolder(keys, caller.accountId, row.card_holder_sealed)
  const sealed = isAskedAgain(row) ? row.medicaid_id_sealed : null
  if (sealed) await noteOwnRead(call, 'medicaid-id.read', `patient ${caller.accountId}`)
  return {
    holder,
    status: row.white_card_status,
    submittedAt: row.white_card_submitted_at ? newYorkTime(row.white_card_submitted_at) : '',
    number: sealed ? openMedicaidId(keys, caller.accountId, sealed) : '',
    isAsked: holder === null && row.white_card_status === 'submitted',
    mayChange: maySetHolder(row),
  }
}

/** Sets name and date of birth on the caller's white card. @throws PortalError white_card_decided */
export async function setCardHolder(call: OwnCall, holder: GivenHolder): Promise<OutputOf<typeof getCardHolder>> {
  const { keys, caller } = call
  await audited(call, 'white-card.holder', `patient ${caller.accountId}`, async (tx) => {
    const patient = await tx
      .selectFrom('patients')
      .select('white_card_status')
      .where('account_id', '=', caller.accountId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (!maySetHolder(patient)) throw new CareError('white_card_decided')
    await tx
      .updateTable('patients')
      .set({ card_holder_sealed: sealHolder(keys, caller.accountId, holder) })
      .where('account_id', '=', caller.accountId)
      .execute()
  })
  return readCardHolder(call)
}
