import type { Domain } from '../domain.ts'
import { managedHomeFilmKind } from './film.ts'
import { managedBannerKind, managedFiguresKind, managedServiceScopeKind } from './managed.ts'
import { homeRoutes } from './routes.ts'
import { contentTables } from './tables.ts'

export const home: Domain = {
  routes: homeRoutes,
  contentTables,
  pages: { paths: ['/'] },
  managed: [managedBannerKind, managedFiguresKind, managedServiceScopeKind, managedHomeFilmKind],
}
