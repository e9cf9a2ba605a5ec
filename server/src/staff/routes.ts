import * as contract from '@portal/contract/staff'
import {
  readCaregiver,
  reviewCaregiver,
  reviewDocument,
  selectCaregiverOf,
  selectCaregiverPage,
} from '../accounts/review.ts'
import { endSessions } from '../accounts/sessions.ts'
import { audited } from '../audit/audited.ts'
import { route } from '../http/dispatch.ts'
import { PortalError } from '../http/errors.ts'
import { staffLogin } from './login.ts'
import { unlockAccount } from './recovery.ts'

export const staffRoutes = [
  route(contract.staffLogin, (call) => staffLogin(call, call.input)),
  route(contract.getCaregiverPage, ({ db, input }) => selectCaregiverPage(db, input)),
  route(contract.getCaregiver, (call) => readCaregiver(call, call.input.id)),
  route(
    contract.reviewCaregiver,
    (call) => reviewCaregiver(call, call.input),
    (call) => readCaregiver(call, call.input.id),
  ),
  route(
    contract.reviewDocument,
    (call) => reviewDocument(call, call.input),
    ({ db, input }) => selectCaregiverOf(db, input.id),
  ),
  route(contract.unlockAccount, async (call) => {
    await unlockAccount(call, call.caller.accountId, call.input.id)
    return null
  }),
  route(contract.setAccountDisabled, async (call) => {
    const { id, disabled } = call.input
    await audited(call, disabled ? 'account.disable' : 'account.enable', `account ${id}`, async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('accounts')
        .set({ disabled_at: disabled ? new Date() : null })
        .where('id', '=', id)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) throw new PortalError('not_found')
      if (disabled) await endSessions(tx, id)
    })
    return null
  }),
]
