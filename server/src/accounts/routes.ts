import * as own from '@portal/contract/accounts/own'
import * as open from '@portal/contract/accounts/public'
import * as sessions from '@portal/contract/accounts/sessions'
import * as staff from '@portal/contract/accounts/staff'
import { getContactPromises } from '@portal/contract/contact-promise'
import { audited } from '../audit/audited.ts'
import { route } from '../http/dispatch.ts'
import { PortalError } from '../http/errors.ts'
import { forgetDevice } from '../messages/push/subscriptions.ts'
import { provePhone, sendCode } from './codes.ts'
import { selectContactPromises } from './contact-promises.ts'
import { proveEmail, sendEmailCode } from './email-proof.ts'
import { endSessionElsewhere, forgetSecondFactor, placeOf } from './login/known-devices.ts'
import { login } from './login/login.ts'
import { resetPassword } from './login/reset.ts'
import { endSession, endSessions, latestEnd, selectSessions } from './login/sessions.ts'
import { changeLanguage, changePassword, changePhone, deleteAccount } from './own-account.ts'
import { readPatient, updateCaregiver, updatePatient } from './profile.ts'
import { selectCaregiver } from './queries.ts'
import { registerCaregiver, registerPatient } from './register.ts'
import { readRegistrationFile, takeRegistrationFile } from './registration-files.ts'
import { askForDocuments } from './review/ask-for-documents.ts'
import { exportCaregivers } from './review/caregiver-export.ts'
import { attachDocuments, removeDocument } from './review/documents.ts'
import { setDocumentExpiry } from './review/expiry.ts'
import { reviewName } from './review/new-name.ts'
import { reviewCaregiver, reviewDocument, selectCaregiverOf, selectCaregiverPage } from './review/review.ts'

export const accountRoutes = [
  route(open.login, (call) => login(call, call.input)),
  route(sessions.logout, async (call) => {
    const { accountId, sessionId } = call.caller
    const place = await placeOf(call)
    await audited(call, 'logout', `account ${accountId}`, async (tx) => {
      await forgetDevice(tx, place)
      await forgetSecondFactor(tx, place.deviceId)
      await endSession(tx, accountId, sessionId)
    })
    return null
  }),
  route(sessions.extendSession, async ({ db, caller }) => ({ endsAt: await latestEnd(db, caller.sessionId) })),
  route(sessions.getSessions, ({ db, caller }) => selectSessions(db, caller)),
  route(sessions.endSession, async ({ db, caller, input }) => {
    const { accountId } = caller
    const isEnded = await db.transaction().execute((tx) => endSessionElsewhere(tx, accountId, input.id))
    if (!isEnded) throw new PortalError('not_found')
    return null
  }),
  route(sessions.endAllSessions, async ({ db, caller }) => {
    await endSessions(db, caller.accountId)
    return null
  }),

  route(open.sendCode, (call) => sendCode(call, call.input, call.input.purpose)),
  route(own.sendPhoneCode, (call) => sendCode(call, call.input, 'change-phone')),
  route(open.provePhone, (call) => provePhone(call, call.input.phone, call.input.code)),
  route(open.registerPatient, (call) => registerPatient(call, call.input)),
  route(open.registerCaregiver, (call) => registerCaregiver(call, call.input)),
  route(open.uploadRegistrationFile, (call) => takeRegistrationFile(call, call.input.proof, call.input.file)),
  route(open.getRegistrationFile, (call) => readRegistrationFile(call, call.input)),
  route(open.resetPassword, (call) => resetPassword(call, call.input)),

  route(getContactPromises, ({ db, caller }) => selectContactPromises(db, caller.accountId)),

  route(own.getPatientInfo, (call) => readPatient(call, call.caller)),
  route(own.updatePatientInfo, (call) => updatePatient(call, call.caller, call.input)),
  route(own.getCaregiverInfo, ({ db, caller }) => selectCaregiver(db, caller.accountId)),
  route(own.updateCaregiverInfo, (call) => updateCaregiver(call, call.caller, call.input)),
  route(own.addDocument, async (call) => {
    const { accountId } = call.caller
    await call.db
      .transaction()
      .execute((tx) => attachDocuments(tx, call, accountId, [call.input], { ownerId: accountId }))
    return selectCaregiver(call.db, accountId)
  }),
  route(own.removeDocument, async (call) => {
    await removeDocument(call, call.caller, call.input.id)
    return selectCaregiver(call.db, call.caller.accountId)
  }),

  route(own.sendEmailCode, (call) => sendEmailCode(call)),
  route(own.proveEmail, (call) => proveEmail(call, call.input.code)),
  route(own.changePassword, (call) => changePassword(call, call.input)),
  route(own.changePhone, (call) => changePhone(call, call.input)),
  route(own.changeLanguage, (call) => changeLanguage(call, call.input.language)),
  route(own.deleteAccount, (call) => deleteAccount(call, call.input.currentPassword)),

  route(staff.getCaregiverPage, (call) => selectCaregiverPage(call.db, call.input)),
  route(staff.findCaregivers, (call) => selectCaregiverPage(call.db, call.input)),
  route(staff.exportCaregivers, (call) => exportCaregivers(call, call.input)),
  route(staff.getCaregiver, (call) => selectCaregiver(call.db, call.input.id)),
  route(
    staff.reviewCaregiver,
    (call) => reviewCaregiver(call, call.input),
    (call) => selectCaregiver(call.db, call.input.id),
  ),
  route(
    staff.reviewName,
    (call) => reviewName(call, call.input),
    (call) => selectCaregiver(call.db, call.input.id),
  ),
  route(staff.askForDocuments, (call) => askForDocuments(call, call.input)),
  route(
    staff.setDocumentExpiry,
    (call) => setDocumentExpiry(call, call.input),
    ({ db, input }) => selectCaregiverOf(db, input.id),
  ),
  route(
    staff.reviewDocument,
    (call) => reviewDocument(call, call.input),
    ({ db, input }) => selectCaregiverOf(db, input.id),
  ),
]
