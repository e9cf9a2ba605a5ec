import '@portal/contract/about/field-texts'
import { legalPaths } from '@portal/contract/about/legal-paths'
import type { Domain } from '../domain.ts'
import { managedQuestionGroupKind, managedQuestionKind, managedTeamMemberKind } from './managed.ts'
import { managedTeamEventKind } from './managed-events.ts'
import { managedLegalDocumentKind } from './managed-legal.ts'
import { nextLegalMoment, selectEventAddresses } from './queries.ts'
import { aboutRoutes } from './routes.ts'
import { contentTables } from './tables.ts'

export const about: Domain = {
  routes: aboutRoutes,
  contentTables,
  pages: {
    paths: ['/about/team', '/about/faq', ...Object.values(legalPaths)],
    managed: { reads: ['team_events'], addresses: selectEventAddresses },
  },
  managed: [
    managedQuestionGroupKind,
    managedQuestionKind,
    managedTeamMemberKind,
    managedTeamEventKind,
    managedLegalDocumentKind,
  ],
  moments: [{ table: 'legal_documents', next: nextLegalMoment }],
}
