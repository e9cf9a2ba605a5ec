import '@portal/contract/about/field-texts'
import type { Domain } from '../domain.ts'
import { managedQuestionGroupKind, managedQuestionKind, managedTeamMemberKind } from './managed.ts'
import { managedTeamEventKind } from './managed-events.ts'
import { nextLegalMoment, selectEventAddresses } from './queries.ts'
import { aboutRoutes } from './routes.ts'
import { contentTables } from './tables.ts'

export const about: Domain = {
  routes: aboutRoutes,
  contentTables,
  pages: {
    paths: [
      '/about/team',
      '/about/faq',
      '/about/privacy',
      '/about/TermsOfServices',
      '/about/licence',
      '/about/language-access',
    ],
    managed: { reads: ['team_events'], addresses: selectEventAddresses },
  },
  managed: [managedQuestionGroupKind, managedQuestionKind, managedTeamMemberKind, managedTeamEventKind],
  moments: [{ table: 'legal_documents', next: nextLegalMoment }],
}
