import * as applications from '@portal/contract/care/applications/staff'
import { getKeptRecord } from '@portal/contract/care/kept-records'
import * as displaced from '@portal/contract/care/visits/displaced'
import * as schedules from '@portal/contract/care/visits/schedules'
import * as visits from '@portal/contract/care/visits/staff'
import * as whiteCard from '@portal/contract/care/white-card/checks'
import { route } from '../http/dispatch.ts'
import { noteCall } from './applications/calls.ts'
import { callOffClosedDay, selectDisplaced } from './applications/displaced.ts'
import {
  askForDocument,
  callOffVisit,
  moveVisitOf,
  readStaffApplication,
  revealApplicantMedicaidId,
  setProgress,
  writeToApplicant,
} from './applications/staff.ts'
import { selectApplicationPage } from './applications/staff-list.ts'
import { readKeptRecord } from './keep-records.ts'
import { readVisit, selectVisits, setAttendance } from './visits/attendance.ts'
import { selectFreeSlots } from './visits/offices.ts'
import { previewClosedDay, previewSchedule } from './visits/schedule-preview.ts'
import { addClosedDay, readSchedule, removeClosedDay, setSchedule } from './visits/schedules.ts'
import { selectVisitWeek } from './visits/visit-week.ts'
import { decideCheck, readCheck, revealMedicaidId, selectCheck, selectCheckPage } from './white-card/checks.ts'

export const careStaffRoutes = [
  route(whiteCard.getCheckPage, (call) => selectCheckPage(call, call.input)),
  route(whiteCard.findChecks, (call) => selectCheckPage(call, call.input)),
  route(whiteCard.getCheck, (call) => readCheck(call, call.input.accountId, call.input.list)),
  route(whiteCard.revealMedicaidId, (call) => revealMedicaidId(call, call.input.accountId)),
  route(
    whiteCard.decideCheck,
    (call) => decideCheck(call, call.input),
    ({ db, input }) => selectCheck(db, input.accountId),
  ),
  route(applications.getApplicationPage, (call) => selectApplicationPage(call, call.input)),
  route(applications.getStaffApplication, (call) => readStaffApplication(call, call.input.id)),
  route(
    applications.setProgress,
    (call) => setProgress(call, call.input),
    (call) => readStaffApplication(call, call.input.id),
  ),
  route(applications.askForDocument, (call) => askForDocument(call, call.input)),
  route(
    applications.writeToApplicant,
    (call) => writeToApplicant(call, call.input),
    (call) => readStaffApplication(call, call.input.id),
  ),
  route(applications.findApplications, (call) => selectApplicationPage(call, call.input)),
  route(applications.revealApplicantMedicaidId, (call) => revealApplicantMedicaidId(call, call.input.id)),
  route(getKeptRecord, (call) => readKeptRecord(call, call.input)),
  route(applications.noteCall, async (call) => {
    await noteCall(call, call.input)
    return readStaffApplication(call, call.input.id)
  }),
  route(
    visits.moveVisitOf,
    (call) => moveVisitOf(call, call.input),
    (call) => readStaffApplication(call, call.input.id),
  ),
  route(
    visits.callOffVisit,
    (call) => callOffVisit(call, call.input),
    (call) => readStaffApplication(call, call.input.id),
  ),
  route(visits.getFreeSlots, ({ db, input }) => selectFreeSlots(db, input, new Date())),
  route(schedules.getSchedule, ({ db, input }) => readSchedule(db, input.companyAddressId)),
  route(
    schedules.setSchedule,
    (call) => setSchedule(call, call.input),
    ({ db, input }) => readSchedule(db, input.companyAddressId),
  ),
  route(schedules.addClosedDay, (call) => addClosedDay(call, call.input)),
  route(schedules.removeClosedDay, (call) => removeClosedDay(call, call.input)),
  route(schedules.previewSchedule, ({ db, input }) => previewSchedule(db, input)),
  route(schedules.previewClosedDay, ({ db, input }) => previewClosedDay(db, input)),
  route(displaced.getDisplacedVisits, (call) => selectDisplaced(call, call.input.companyAddressId)),
  route(displaced.callOffClosedDay, (call) => callOffClosedDay(call, call.input)),
  route(visits.getVisits, (call) => selectVisits(call, call.input.companyAddressId, call.input.day)),
  route(visits.getVisitWeek, ({ db, input, language }) =>
    selectVisitWeek(db, input.companyAddressId, input.day, language),
  ),
  route(
    visits.setAttendance,
    (call) => setAttendance(call, call.input, call.input.attendance),
    (call) => readVisit(call, call.input.id),
  ),
]
