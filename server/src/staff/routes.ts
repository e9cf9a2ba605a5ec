import * as own from '@portal/contract/staff/own'
import * as open from '@portal/contract/staff/public'
import * as staff from '@portal/contract/staff/staff'
import { forgetRemembered } from '../accounts/known-devices.ts'
import { endSessions } from '../accounts/sessions.ts'
import { audited } from '../audit/audited.ts'
import { route } from '../http/dispatch.ts'
import { PortalError } from '../http/errors.ts'
import { staffLogin } from './login.ts'
import { addPasskey, askPasskey, passkeyLogin, removePasskey, startPasskey } from './passkeys.ts'
import { unlockAccount } from './recovery.ts'
import {
  confirmAuthenticator,
  lockScreen,
  readSecondFactors,
  renewRecoveryCodes,
  startAuthenticator,
} from './second-factors.ts'

export const staffRoutes = [
  route(open.staffLogin, (call) => staffLogin(call, call.input)),
  route(own.startAuthenticator, (call) => startAuthenticator(call, call.input.currentPassword)),
  route(own.confirmAuthenticator, (call) => confirmAuthenticator(call, call.input.code)),
  route(own.renewRecoveryCodes, (call) => renewRecoveryCodes(call, call.input.currentPassword)),
  route(open.askPasskey, (call) => askPasskey(call)),
  route(open.passkeyLogin, (call) => passkeyLogin(call, call.input)),
  route(own.startPasskey, (call) => startPasskey(call, call.input.currentPassword)),
  route(own.addPasskey, (call) => addPasskey(call, call.input)),
  route(own.removePasskey, (call) => removePasskey(call, call.input.id)),
  route(own.getSecondFactors, (call) => readSecondFactors(call)),
  route(own.forgetDevice, async (call) => {
    const { accountId } = call.caller
    await audited(call, 'staff.device.forget', `account ${accountId}`, async (tx) => {
      if (!(await forgetRemembered(tx, accountId, call.input.id))) throw new PortalError('not_found')
    })
    return null
  }),
  route(own.lockScreen, (call) => lockScreen(call)),
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
