import type { Domain } from '../domain.ts'
import { managedArticleKind } from './managed.ts'
import { managedArticleTypeKind } from './managed-types.ts'
import { nextArticleMoment, selectArticleAddresses } from './queries.ts'
import { newsRoutes } from './routes.ts'
import { contentTables } from './tables.ts'

export const news: Domain = {
  routes: newsRoutes,
  contentTables,
  pages: { paths: ['/community/news'], managed: { reads: ['articles'], addresses: selectArticleAddresses } },
  managed: [managedArticleKind, managedArticleTypeKind],
  moments: [{ table: 'articles', next: nextArticleMoment }],
}
