import type { Domain } from '../domain.ts'
import { homeRoutes } from './routes.ts'
import { contentTables } from './tables.ts'

export const home: Domain = { routes: homeRoutes, contentTables, pages: { paths: ['/'] } }
