import * as contract from '@portal/contract/about/public'
import * as staff from '@portal/contract/about/staff'
import * as texts from '@portal/contract/about/staff-texts'
import { publicRead, type Read, route } from '../http/dispatch.ts'
import { selectFaqWords } from './faq-words.ts'
import { selectFaq, selectLegalDocument, selectTeam, selectTeamEvent, selectTeamEventPage } from './queries.ts'
import {
  removeQuestion,
  saveLegalDocument,
  saveQuestion,
  selectStaffLegalDocument,
  selectStaffQuestion,
} from './staff.ts'
import { selectStaffTeamMember, selectTeamOrder } from './team.ts'
import { selectStaffTeamEvent } from './team-events.ts'
import { orderTeam, removeTeamEvent, removeTeamMember, saveTeamEvent, saveTeamMember } from './team-staff.ts'

const currentQuestion = ({ db, input }: Read<{ key: string }>) => selectStaffQuestion(db, input.key)
const currentLegal = ({ db, input }: Read<{ key: contract.LegalDocumentKey }>) =>
  selectStaffLegalDocument(db, input.key)
const currentMember = ({ db, input }: Read<{ id: number }>) => selectStaffTeamMember(db, input.id)
const currentEvent = ({ db, input }: Read<{ id: number }>) => selectStaffTeamEvent(db, input.id)
const teamEvents = ['team_events', 'team_event_pictures'] as const

export const aboutRoutes = [
  publicRead(contract.getTeam, ({ db, language }) => selectTeam(db, language), ['team_members']),
  publicRead(
    contract.getTeamEventPage,
    ({ db, input, language }) => selectTeamEventPage(db, input, language),
    teamEvents,
  ),
  publicRead(contract.getTeamEvent, ({ db, input, language }) => selectTeamEvent(db, input.id, language), teamEvents),
  publicRead(contract.getFaq, ({ db, language }) => selectFaq(db, language), ['question_groups', 'questions']),
  publicRead(contract.getFaqWords, ({ db }) => selectFaqWords(db), ['questions', 'search_synonyms']),
  publicRead(
    contract.getLegalDocument,
    ({ db, input, language, now }) => selectLegalDocument(db, input, language, now),
    ['legal_documents'],
  ),

  route(texts.getStaffQuestion, (call) => currentQuestion(call)),
  route(
    texts.saveQuestion,
    (call) => {
      const { groupKey, version, ...content } = call.input
      return saveQuestion(call, version, { ...content, group: groupKey })
    },
    currentQuestion,
  ),
  route(texts.removeQuestion, (call) => removeQuestion(call, call.input.key, call.input.version), currentQuestion),
  route(texts.getStaffLegalDocument, (call) => currentLegal(call)),
  route(texts.saveLegalDocument, (call) => saveLegalDocument(call, call.input.follows, call.input), currentLegal),

  route(staff.getStaffTeamMember, (call) => currentMember(call)),
  route(staff.createTeamMember, (call) => saveTeamMember(call, null, call.input)),
  route(
    staff.updateTeamMember,
    (call) => {
      const { id, version, ...member } = call.input
      return saveTeamMember(call, { id, version }, member)
    },
    currentMember,
  ),
  route(staff.removeTeamMember, (call) => removeTeamMember(call, call.input), currentMember),
  route(
    staff.orderTeam,
    (call) => orderTeam(call, call.input.ids, call.input.before),
    ({ db }) => selectTeamOrder(db),
  ),
  route(staff.getStaffTeamEvent, (call) => currentEvent(call)),
  route(staff.createTeamEvent, (call) => saveTeamEvent(call, null, call.input)),
  route(
    staff.updateTeamEvent,
    (call) => {
      const { id, version, ...event } = call.input
      return saveTeamEvent(call, { id, version }, event)
    },
    currentEvent,
  ),
  route(staff.removeTeamEvent, (call) => removeTeamEvent(call, call.input), currentEvent),
]
