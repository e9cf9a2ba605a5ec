import '@portal/contract/content/field-texts'
import type { Domain } from '../domain.ts'
import { searchRoutes } from './routes.ts'
import { contentTables } from './tables.ts'

export const search: Domain = { routes: searchRoutes, contentTables }
