import type { OutputOf } from '@portal/contract/endpoint'
import { openFilm } from '@portal/contract/training/own'
import { httpApi } from '../../lib/api'

export type OpenedFilm = OutputOf<typeof openFilm>

/** Renews the links to a film's files. @throws ApiError */
export function renewLinks(trainingContentId: number, viewingId: string): Promise<OpenedFilm> {
  return httpApi(openFilm, { trainingContentId, viewingId }, { quiet: true })
}
