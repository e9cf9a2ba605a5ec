import type { CallOptions } from '@portal/client/api'
import { openFilm } from '@portal/contract/training/own'
import { httpApi } from '../../lib/api'
import type { OpenedFilm } from './links'
import { saveWatched } from './save-watched'
import { dropUnsent, readUnsent } from './unsent'

/** Opens a film, after sending what an earlier visit could not. @throws ApiError */
export async function openTheFilm(trainingContentId: number, options: CallOptions): Promise<OpenedFilm> {
  const unsent = readUnsent(trainingContentId)
  if (unsent) {
    // The module may have a new film meanwhile, which refuses them: then they no longer matter.
    await saveWatched(unsent, { ...options, quiet: true }).catch(() => undefined)
    dropUnsent()
  }
  return httpApi(openFilm, { trainingContentId }, options)
}
