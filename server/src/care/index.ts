import { hour, minute } from '@portal/contract/durations'
import '@portal/contract/care/field-texts'
import '@portal/contract/care/eligibility/field-texts'
import type { Domain } from '../domain.ts'
import { isInDraft, sweepDrafts } from './applications/drafts.ts'
import { indexMissingSearchTerms } from './applications/search-terms.ts'
import { undoOfApplication } from './applications/undo.ts'
import { careDisposals } from './disposals.ts'
import { BatchError } from './eligibility/errors.ts'
import { keepCareRecords } from './keep-records.ts'
import { resealCare, sealedCareColumns } from './reseal.ts'
import { careRoutes } from './routes.ts'
import { managedServiceKind } from './services/managed.ts'
import { CareError } from './shared/errors.ts'
import { contentTables } from './shared/tables.ts'
import { careStaffRoutes } from './staff-routes.ts'
import { sendVisitReminders } from './visits/reminders.ts'
import { whiteCardRoutes } from './white-card-routes.ts'

export const care: Domain = {
  routes: [...careRoutes, ...careStaffRoutes, ...whiteCardRoutes],
  contentTables,
  pages: { paths: ['/services/guide'] },
  managed: [managedServiceKind],
  errors: { codes: [...CareError.codes, ...BatchError.codes] },
  holdsBack: isInDraft,
  disposals: careDisposals,
  cleanUpAccount: keepCareRecords,
  chores: [
    {
      name: 'swept drafts that nobody goes on with',
      every: hour,
      run: async ({ db }, now) => ({ drafts: await sweepDrafts(db, now) }),
    },
    {
      name: 'sent reminders of visits',
      every: 10 * minute,
      run: async (services, now) => ({ visits: await sendVisitReminders(services, now) }),
    },
    {
      name: 'stored words by which staff find applications',
      every: 10 * minute,
      run: async (services) => ({ applications: await indexMissingSearchTerms(services) }),
    },
  ],
  undo: { application: undoOfApplication },
  sealed: sealedCareColumns,
  reseal: resealCare,
}
