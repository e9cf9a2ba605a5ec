import * as contract from '@portal/contract/about/public'
import { publicRead } from '../http/dispatch.ts'
import { selectFaqWords } from './faq-words.ts'
import { selectFaq, selectLegalDocument, selectTeam, selectTeamEvent, selectTeamEventPage } from './queries.ts'

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
]
