import { readOwner } from '@portal/client/session'
import { dropUnsent, keepUnsent, readUnsent } from '@portal/client/unsent'
import type { FilmRange } from '@portal/contract/training/ranges'

/** Parts of a film that were watched and are not saved yet, with the viewing during which they were. */
export interface Unsent {
  trainingContentId: number
  viewingId: string
  ranges: FilmRange[]
  positionMs: number
}

/** Keeps watched parts in the browser, in case the page is closed before the connection is back. After a logout it keeps nothing. */
export function keepWatched(owner: string, unsent: Unsent): void {
  if (owner === readOwner()) keepUnsent(owner, nameOf(unsent.trainingContentId), unsent)
}

/** Removes what `keepWatched` kept of a film. */
export function dropWatched(owner: string, trainingContentId: number): void {
  dropUnsent(owner, nameOf(trainingContentId))
}

/** What `keepWatched` kept of a film; null when there is nothing. */
export function readWatched(owner: string, trainingContentId: number): Unsent | null {
  return readUnsent(owner, nameOf(trainingContentId)) as Unsent | null
}

function nameOf(trainingContentId: number) {
  return `film ${trainingContentId}`
}
