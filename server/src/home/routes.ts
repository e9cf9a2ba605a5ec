import * as films from '@portal/contract/home/film-upload'
import { getBanners, getFigures, getHomeVideo, getServiceScope } from '@portal/contract/home/public'
import { publicRead, route } from '../http/dispatch.ts'
import { addPart, beginUpload, endUpload, finishUpload } from './film-upload.ts'
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
  route(films.beginFilmUpload, (call) => beginUpload(call, call.input)),
  route(films.addFilmPart, (call) => addPart(call, call.input)),
  route(films.finishFilmUpload, (call) => finishUpload(call, call.input)),
  route(films.endFilmUpload, (call) => endUpload(call, call.input)),
]
