import { getContactInfo, getOffices } from '@portal/contract/company/public'
import type { Domain } from '../domain.ts'
import { managedBoroughKind, managedCompanyKind, managedContactKind, managedOfficeKind } from './managed.ts'
import { companyRoutes } from './routes.ts'
import { contentTables } from './tables.ts'

export const company: Domain = {
  routes: companyRoutes,
  contentTables,
  managed: [managedCompanyKind, managedContactKind, managedBoroughKind, managedOfficeKind],
  shownEverywhere: [getContactInfo, getOffices],
}
