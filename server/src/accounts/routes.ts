import * as contract from '@portal/contract/accounts'
import { getRegistrationFile, uploadRegistrationFile } from '@portal/contract/files'
import { audited } from '../audit/audited.ts'
import { route } from '../http/dispatch.ts'
import { PortalError } from '../http/errors.ts'
import { provePhone, sendCode } from './codes.ts'
import { attachDocuments, removeDocument } from './documents.ts'
import { proveEmail, sendEmailCode } from './email-proof.ts'
import { login } from './login.ts'
import { changeLanguage, changePassword, changePhone, deleteAccount } from './own-account.ts'
import { readPatient, updateCaregiver, updatePatient } from './profile.ts'
import { selectCaregiver } from './queries.ts'
import { registerCaregiver, registerPatient } from './register.ts'
import { readRegistrationFile, takeRegistrationFile } from './registration-files.ts'
import { resetPassword } from './reset.ts'
import { endSession, endSessions, latestEnd, selectSessions } from './sessions.ts'

export const accountRoutes = [
  route(contract.login, (call) => login(call, call.input)),
  route(contract.logout, async (call) => {
    const { accountId, sessionId } = call.caller
    await audited(call, 'logout', `account ${accountId}`, (tx) => endSession(tx, accountId, sessionId))
    return null
  }),
  route(contract.extendSession, async ({ db, caller }) => ({ endsAt: await latestEnd(db, caller.sessionId) })),
  route(contract.getSessions, ({ db, caller }) => selectSessions(db, caller)),
  route(contract.endSession, async ({ db, caller, input }) => {
    if (!(await endSession(db, caller.accountId, input.id))) throw new PortalError('not_found')
    return null
  }),
  route(contract.endAllSessions, async ({ db, caller }) => {
    await endSessions(db, caller.accountId)
    return null
  }),

  route(contract.sendCode, (call) => sendCode(call, call.input.phone, call.input.purpose)),
  route(contract.provePhone, (call) => provePhone(call, call.input.phone, call.input.code)),
  route(contract.registerPatient, (call) => registerPatient(call, call.input)),
  route(contract.registerCaregiver, (call) => registerCaregiver(call, call.input)),
  route(uploadRegistrationFile, (call) => takeRegistrationFile(call, call.input.proof, call.input.file)),
  route(getRegistrationFile, (call) => readRegistrationFile(call, call.input.proof, call.input.id)),
  route(contract.resetPassword, (call) => resetPassword(call, call.input)),

  route(contract.getPatientInfo, (call) => readPatient(call, call.caller)),
  route(contract.updatePatientInfo, (call) => updatePatient(call, call.caller, call.input)),
  route(contract.getCaregiverInfo, ({ db, caller }) => selectCaregiver(db, caller.accountId)),
  route(contract.updateCaregiverInfo, (call) => updateCaregiver(call, call.caller, call.input)),
  route(contract.addDocument, async (call) => {
    const { accountId } = call.caller
    await call.db
      .transaction()
      .execute((tx) => attachDocuments(tx, call, accountId, [call.input], { ownerId: accountId }))
    return selectCaregiver(call.db, accountId)
  }),
  route(contract.removeDocument, async (call) => {
    await removeDocument(call, call.caller, call.input.id)
    return selectCaregiver(call.db, call.caller.accountId)
  }),

  route(contract.sendEmailCode, (call) => sendEmailCode(call)),
  route(contract.proveEmail, (call) => proveEmail(call, call.input.code)),
  route(contract.changePassword, (call) => changePassword(call, call.input)),
  route(contract.changePhone, (call) => changePhone(call, call.input)),
  route(contract.changeLanguage, (call) => changeLanguage(call, call.input.language)),
  route(contract.deleteAccount, (call) => deleteAccount(call, call.input.currentPassword)),
]
