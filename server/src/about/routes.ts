import * as contract from '@portal/contract/about'
import * as staff from '@portal/contract/about-staff'
import { route } from '../http/dispatch.ts'
import { selectFaq, selectLegalDocument, selectTeam, selectTeamEvent, selectTeamEventPage } from './queries.ts'
import { removeQuestion, saveLegalDocument, saveQuestion } from './staff.ts'
import { selectStaffTeamMember } from './team.ts'
import { selectStaffTeamEvent } from './team-events.ts'
import { orderTeam, removeTeamEvent, removeTeamMember, saveTeamEvent, saveTeamMember } from './team-staff.ts'

export const aboutRoutes = [
  route(contract.getTeam, ({ db, language }) => selectTeam(db, language)),
  route(contract.getTeamEventPage, ({ db, input, language }) => selectTeamEventPage(db, input, language)),
  route(contract.getTeamEvent, ({ db, input, language }) => selectTeamEvent(db, input.id, language)),
  route(contract.getFaq, ({ db, language }) => selectFaq(db, language)),
  route(contract.getLegalDocument, ({ db, input, language }) => selectLegalDocument(db, input, language, new Date())),

  route(contract.saveQuestion, (call) => {
    const { groupKey, ...content } = call.input
    return saveQuestion(call, { ...content, group: groupKey })
  }),
  route(contract.removeQuestion, (call) => removeQuestion(call, call.input.key)),
  route(contract.saveLegalDocument, (call) => saveLegalDocument(call, call.input)),

  route(staff.getStaffTeamMember, ({ db, input }) => selectStaffTeamMember(db, input.id)),
  route(staff.createTeamMember, (call) => saveTeamMember(call, null, call.input)),
  route(staff.updateTeamMember, (call) => {
    const { id, ...member } = call.input
    return saveTeamMember(call, id, member)
  }),
  route(staff.removeTeamMember, (call) => removeTeamMember(call, call.input.id)),
  route(staff.orderTeam, (call) => orderTeam(call, call.input.ids)),
  route(staff.getStaffTeamEvent, ({ db, input }) => selectStaffTeamEvent(db, input.id)),
  route(staff.createTeamEvent, (call) => saveTeamEvent(call, null, call.input)),
  route(staff.updateTeamEvent, (call) => {
    const { id, ...event } = call.input
    return saveTeamEvent(call, id, event)
  }),
  route(staff.removeTeamEvent, (call) => removeTeamEvent(call, call.input.id)),
]
