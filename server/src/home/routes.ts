import { getBanners, getFigures, getHomeVideo, getServiceScope } from '@portal/contract/home'
import { route } from '../http/dispatch.ts'
import { selectBanners, selectFigures, selectHomeVideo, selectServiceScopes } from './queries.ts'

export const homeRoutes = [
  route(getBanners, ({ db, language }) => selectBanners(db, language)),
  route(getFigures, ({ db }) => selectFigures(db)),
  route(getServiceScope, async ({ db, language }) => ({ serviceScopes: await selectServiceScopes(db, language) })),
  route(getHomeVideo, ({ db }) => selectHomeVideo(db)),
]
