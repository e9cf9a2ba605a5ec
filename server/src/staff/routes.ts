import * as open from '@portal/contract/staff/public'
import * as staff from '@portal/contract/staff/staff'
import { endSessions } from '../accounts/sessions.ts'
import { audited } from '../audit/audited.ts'
import { route } from '../http/dispatch.ts'
import { PortalError } from '../http/errors.ts'
import { staffLogin } from './login.ts'
import { unlockAccount } from './recovery.ts'

export const staffRoutes = [
  route(open.staffLogin, (call) => staffLogin(call, call.input)),
  route(staff.unlockAccount, async (call) => {
    await unlockAccount(call, call.caller.accountId, call.input.id)
    return null
  }),
  route(staff.setAccountDisabled, async (call) => {
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
