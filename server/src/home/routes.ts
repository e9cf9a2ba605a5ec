import { getBanners, getFigures, getHomeVideo, getServiceScope } from '@portal/contract/home/public'
import { publicRead } from '../http/dispatch.ts'
import { selectBanners, selectFigures, selectHomeVideo, selectServiceScopes } from './queries.ts'

export const homeRoutes = [
  publicRead(getBanners, ({ db, language }) => selectBanners(db, language), ['banners']),
  publicRead(getFigures, ({ db }) => selectFigures(db), ['figures']),
  publicRead(
    getServiceScope,
    async ({ db, language }) => ({ serviceScopes: await selectServiceScopes(db, language) }),
    ['service_scopes'],
  ),
  publicRead(getHomeVideo, ({ db }) => selectHomeVideo(db), ['home_video']),
]
