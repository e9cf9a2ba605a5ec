import type { CallOptions } from '@portal/client/api'
import { readOwner } from '@portal/client/session'
import { openFilm } from '@portal/contract/training/own'
import { httpApi } from '../../lib/api'
import type { OpenedFilm } from './links'
import { saveWatched } from './save-watched'
import { dropWatched, readWatched } from './unsent'

/** Opens a film, after saving the watched parts that an earlier visit could not save. @throws ApiError */
export async function openTheFilm(trainingContentId: number, options: CallOptions): Promise<OpenedFilm> {
  const owner = readOwner()
  const unsent = readWatched(owner, trainingContentId)
  if (unsent) {
    // Refused if the module has a new film meanwhile, for which they do not count.
    await saveWatched(unsent, { ...options, quiet: true }).catch(() => undefined)
    dropWatched(owner, trainingContentId)
  }
  return httpApi(openFilm, { trainingContentId }, options)
}
