import * as applying from '@portal/contract/care/applying'
import * as guide from '@portal/contract/care/public'
import * as requests from '@portal/contract/care/requests'
import * as services from '@portal/contract/care/services'
import * as staff from '@portal/contract/care/staff'
import * as staffRequests from '@portal/contract/care/staff-requests'
import * as staffServices from '@portal/contract/care/staff-services'
import * as staffVisits from '@portal/contract/care/staff-visits'
import * as whiteCard from '@portal/contract/care/white-card'
import { fieldTexts } from '@portal/contract/field-texts'
import { inLanguage } from '@portal/contract/language'
import { publicRead, route } from '../http/dispatch.ts'
import { applyForService } from './apply.ts'
import { readVisit, selectVisits, setAttendance } from './attendance.ts'
import { discardDraft, readDraft, saveDraft, selectDrafts } from './drafts.ts'
import { checkSlot, selectFreeSlots, selectServiceAddresses } from './offices.ts'
import { noteCall } from './request-calls.ts'
import { addPaper, cancelRequest, moveVisit, withdrawPaper, writeAboutRequest } from './request-changes.ts'
import { readMyRequest, selectMyRequests } from './requests.ts'
import { previewClosedDay, previewSchedule } from './schedule-preview.ts'
import { addClosedDay, readSchedule, removeClosedDay, setSchedule } from './schedules.ts'
import { readStaffServiceCost, selectStaffServiceCosts, setServiceCost } from './service-costs.ts'
import { selectService, selectServiceCosts, selectServices } from './services.ts'
import { selectRequestPage } from './staff-request-list.ts'
import {
  askForPaper,
  callOffVisit,
  moveVisitOf,
  readStaffRequest,
  revealApplicantMedicaidId,
  setProgress,
  writeToApplicant,
} from './staff-requests.ts'
import { visitCalendar } from './visit-calendar.ts'
import { selectVisitWeek } from './visit-week.ts'
import { readWhiteCard, submitWhiteCard } from './white-card.ts'
import {
  decideWhiteCard,
  readStaffWhiteCard,
  revealMedicaidId,
  selectStaffWhiteCard,
  selectWhiteCardPage,
} from './white-card-staff.ts'

export const careRoutes = [
  route(whiteCard.submitWhiteCard, (call) => submitWhiteCard(call, call.input.whiteCardId)),
  route(whiteCard.getWhiteCard, (call) => readWhiteCard(call)),

  publicRead(guide.getServiceCosts, ({ db, language }) => selectServiceCosts(db, language), ['services']),
  route(services.getServices, ({ db, language }) => selectServices(db, language)),
  route(services.getService, ({ db, input, language }) => selectService(db, input.serviceId, language)),
  route(services.getServiceAddresses, ({ db, input, language }) =>
    selectServiceAddresses(db, input, language, new Date()),
  ),
  route(services.checkRestriction, async ({ db, input, language }) => {
    const { problem, free } = await checkSlot(db, input, new Date())
    const message = problem ? inLanguage(fieldTexts[problem], language) : ''
    return { available: problem === null, free, problem: problem ?? ('' as const), message }
  }),

  route(applying.getDraft, (call) => readDraft(call, call.input.serviceId)),
  route(applying.getDrafts, (call) => selectDrafts(call)),
  route(applying.saveDraft, (call) => saveDraft(call, call.input)),
  route(applying.discardDraft, (call) => discardDraft(call, call.input.serviceId)),
  route(applying.applyForService, (call) => applyForService(call, call.input)),

  route(requests.getMyRequests, (call) => selectMyRequests(call, call.input)),
  route(requests.getMyRequest, (call) => readMyRequest(call, call.input.id)),
  route(requests.writeAboutRequest, (call) =>
    writeAboutRequest(call, call.input.id, call.input.text, call.input.idempotencyKey),
  ),
  route(requests.addRequestPaper, (call) => addPaper(call, call.input.id, call.input)),
  route(requests.withdrawRequestPaper, (call) => withdrawPaper(call, call.input.id, call.input.fileId)),
  route(requests.moveVisit, (call) => moveVisit(call, call.input.id, call.input)),
  route(requests.cancelRequest, (call) => cancelRequest(call, call.input.id)),
  route(requests.getVisitCalendar, (call) => visitCalendar(call, call.input.id)),

  route(staff.getWhiteCardPage, (call) => selectWhiteCardPage(call, call.input)),
  route(staff.getStaffWhiteCard, (call) => readStaffWhiteCard(call, call.input.accountId, call.input.list)),
  route(staff.revealMedicaidId, (call) => revealMedicaidId(call, call.input.accountId)),
  route(
    staff.decideWhiteCard,
    (call) => decideWhiteCard(call, call.input),
    ({ db, input }) => selectStaffWhiteCard(db, input.accountId),
  ),
  route(staff.getRequestPage, (call) => selectRequestPage(call, call.input)),
  route(staff.getStaffRequest, (call) => readStaffRequest(call, call.input.id)),
  route(
    staff.setProgress,
    (call) => setProgress(call, call.input, call.input.progress, call.input.text),
    (call) => readStaffRequest(call, call.input.id),
  ),
  route(staff.askForPaper, (call) => askForPaper(call, call.input.id, call.input.kind, call.input.text)),
  route(
    staff.writeToApplicant,
    (call) => writeToApplicant(call, call.input.id, call.input.text, call.input.after),
    (call) => readStaffRequest(call, call.input.id),
  ),
  route(staffRequests.findRequests, (call) => selectRequestPage(call, call.input)),
  route(staffRequests.revealApplicantMedicaidId, (call) => revealApplicantMedicaidId(call, call.input.id)),
  route(staffRequests.noteCall, async (call) => {
    await noteCall(call, call.input)
    return readStaffRequest(call, call.input.id)
  }),
  route(
    staffRequests.moveVisitOf,
    (call) => moveVisitOf(call, call.input, call.input),
    (call) => readStaffRequest(call, call.input.id),
  ),
  route(
    staffRequests.callOffVisit,
    (call) => callOffVisit(call, call.input, call.input.text),
    (call) => readStaffRequest(call, call.input.id),
  ),
  route(staffRequests.getFreeSlots, ({ db, input }) => selectFreeSlots(db, input, new Date())),
  route(staffServices.getStaffServiceCosts, ({ db }) => selectStaffServiceCosts(db)),
  route(
    staffServices.setServiceCost,
    (call) => setServiceCost(call, call.input),
    ({ db, input }) => readStaffServiceCost(db, input.serviceId),
  ),
  route(staff.getSchedule, ({ db, input }) => readSchedule(db, input.companyAddressId)),
  route(
    staff.setSchedule,
    (call) => setSchedule(call, call.input),
    ({ db, input }) => readSchedule(db, input.companyAddressId),
  ),
  route(staff.addClosedDay, (call) => addClosedDay(call, call.input)),
  route(staff.removeClosedDay, (call) => removeClosedDay(call, call.input)),
  route(staffVisits.previewSchedule, ({ db, input }) => previewSchedule(db, input)),
  route(staffVisits.previewClosedDay, ({ db, input }) => previewClosedDay(db, input)),
  route(staffVisits.getVisits, (call) => selectVisits(call, call.input.companyAddressId, call.input.day)),
  route(staffVisits.getVisitWeek, ({ db, input, language }) =>
    selectVisitWeek(db, input.companyAddressId, input.day, language),
  ),
  route(
    staffVisits.setAttendance,
    (call) => setAttendance(call, call.input, call.input.attendance),
    (call) => readVisit(call, call.input.id),
  ),
]
