import type { Domain } from '../domain.ts'
import { NewsError } from './errors.ts'
import { managedArticleKind } from './managed.ts'
import { nextArticleMoment, selectArticleAddresses } from './queries.ts'
import { newsRoutes } from './routes.ts'
import { contentTables } from './tables.ts'

export const news: Domain = {
  routes: newsRoutes,
  errors: NewsError,
  contentTables,
  pages: { paths: ['/community/news'], managed: { reads: ['articles'], addresses: selectArticleAddresses } },
  managed: [managedArticleKind],
  moments: [{ table: 'articles', next: nextArticleMoment }],
}
