import * as contract from '@portal/contract/about'
import { route } from '../http/dispatch.ts'
import { selectFaq, selectLegalDocument, selectTeam, selectTeamEvent, selectTeamEventPage } from './queries.ts'
import { removeQuestion, saveLegalDocument, saveQuestion } from './staff.ts'

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
]
