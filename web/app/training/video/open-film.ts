import type { CallOptions } from '@portal/client/api'
import type { OutputOf } from '@portal/contract/endpoint'
import { openFilm, postProgress } from '@portal/contract/training/own'
import { httpApi } from '../../core/api'
import { dropUnsent, readUnsent } from './unsent'

export type OpenedFilm = OutputOf<typeof openFilm>

/** Opens a film, after sending what an earlier visit could not. @throws ApiError */
export async function openTheFilm(trainingContentId: number, options: CallOptions): Promise<OpenedFilm> {
  const unsent = readUnsent(trainingContentId)
  if (unsent) {
    // The module may have a new film meanwhile, which refuses them: then they no longer matter.
    await httpApi(postProgress, unsent, { ...options, quiet: true }).catch(() => undefined)
    dropUnsent()
  }
  return httpApi(openFilm, { trainingContentId }, options)
}

/** Renews the links to a film's files. @throws ApiError */
export function renewLinks(trainingContentId: number, viewingId: string): Promise<OpenedFilm> {
  return httpApi(openFilm, { trainingContentId, viewingId }, { quiet: true })
}
