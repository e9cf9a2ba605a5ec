import * as accounts from '@portal/contract/staff/accounts'
import * as audit from '@portal/contract/staff/audit'
import * as first from '@portal/contract/staff/first'
import * as link from '@portal/contract/staff/link'
import * as lock from '@portal/contract/staff/lock'
import * as own from '@portal/contract/staff/own'
import * as people from '@portal/contract/staff/people'
import * as open from '@portal/contract/staff/public'
import * as staff from '@portal/contract/staff/staff'
import { selectDeletedAccount } from '../accounts/deleted-accounts.ts'
import { forgetRemembered } from '../accounts/login/known-devices.ts'
import { audited } from '../audit/audited.ts'
import { route } from '../http/dispatch.ts'
import { PortalError } from '../http/errors.ts'
import { readAuditCheck, verifyAuditLog } from './audit-check.ts'
import { exportAuditLog } from './audit-export.ts'
import { readAuditLog } from './audit-log.ts'
import { findAccounts, readAccount } from './find-accounts.ts'
import { addFirstAdmin, readFirstLink } from './first-admin.ts'
import { inviteMember, sendLink } from './invite.ts'
import { readLink, useLink } from './links.ts'
import { staffLogin } from './login.ts'
import { addPasskey, askPasskey, passkeyLogin, removePasskey, startPasskey } from './passkeys.ts'
import { selectMember, selectPeople } from './people.ts'
import { unlockAccount } from './recovery.ts'
import { changeRoles, setDisabled } from './roles.ts'
import {
  changeStaffPassword,
  confirmAuthenticator,
  lockScreen,
  readSecondFactors,
  renewRecoveryCodes,
  startAuthenticator,
} from './second-factors.ts'

export const staffRoutes = [
  route(open.staffLogin, (call) => staffLogin(call, call.input)),
  route(own.startAuthenticator, (call) => startAuthenticator(call, call.input)),
  route(own.confirmAuthenticator, (call) => confirmAuthenticator(call, call.input.code)),
  route(own.renewRecoveryCodes, (call) => renewRecoveryCodes(call, call.input)),
  route(open.askPasskey, (call) => askPasskey(call)),
  route(open.passkeyLogin, (call) => passkeyLogin(call, call.input)),
  route(own.startPasskey, (call) => startPasskey(call, call.input)),
  route(own.addPasskey, (call) => addPasskey(call, call.input)),
  route(own.removePasskey, (call) => removePasskey(call, call.input)),
  route(own.changeStaffPassword, (call) => changeStaffPassword(call, call.input)),
  route(own.getSecondFactors, (call) => readSecondFactors(call)),
  route(own.forgetDevice, async (call) => {
    const { accountId } = call.caller
    await audited(call, 'staff.device.forget', `account ${accountId}`, async (tx) => {
      if (!(await forgetRemembered(tx, accountId, call.input.id))) throw new PortalError('not_found')
    })
    return null
  }),
  route(lock.lockScreen, (call) => lockScreen(call)),
  route(staff.unlockAccount, async (call) => {
    await unlockAccount(call, call.caller.accountId, call.input.id)
    return null
  }),
  route(staff.setAccountDisabled, (call) => setDisabled(call, call.input)),
  route(people.getPeople, (call) => selectPeople(call)),
  route(people.getMember, (call) => selectMember(call, call.input.id)),
  route(people.inviteMember, (call) => inviteMember(call, call.input)),
  route(
    people.changeRoles,
    (call) => changeRoles(call, call.input),
    (call) => selectMember(call, call.input.id),
  ),
  route(people.sendLink, (call) => sendLink(call, call.input)),
  route(link.readLink, (call) => readLink(call, call.input)),
  route(link.useLink, (call) => useLink(call, call.input)),
  route(first.readFirstLink, (call) => readFirstLink(call, call.input)),
  route(first.addFirstAdmin, (call) => addFirstAdmin(call, call.input)),
  route(audit.getAuditLog, (call) => readAuditLog(call, call.input)),
  route(audit.exportAuditLog, (call) => exportAuditLog(call, call.input)),
  route(audit.verifyAuditLog, (call) => verifyAuditLog(call, call.input.expected)),
  route(audit.getAuditCheck, ({ db }) => readAuditCheck(db)),
  route(accounts.findAccounts, (call) => findAccounts(call, call.input.search)),
  route(accounts.getAccount, (call) => readAccount(call, call.input.id)),
  route(accounts.getDeletedAccount, ({ db, keys, input }) => selectDeletedAccount(db, keys, input.id)),
]
