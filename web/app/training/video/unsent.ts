import { readOwner } from '@portal/client/session'
import { deviceStore } from '@portal/client/storage'
import type { FilmRange } from '@portal/contract/training/ranges'

const key = 'training-unsent'

/** Parts of a film that were watched and not yet saved, with the viewing during which they were. */
export interface Unsent {
  trainingContentId: number
  viewingId: string
  ranges: FilmRange[]
  positionMs: number
}

/** Keeps them in the browser, for when the page is closed before the connection is back. */
export function keepUnsent(unsent: Unsent): void {
  deviceStore.write(key, JSON.stringify({ ...unsent, owner: readOwner() }))
}

export function dropUnsent(): void {
  deviceStore.remove(key)
}

/** What this person left unsent of a film; null when there is nothing. */
export function readUnsent(trainingContentId: number): Unsent | null {
  const kept = deviceStore.readJson(key) as (Unsent & { owner: string }) | null
  if (kept?.trainingContentId !== trainingContentId || kept.owner !== readOwner()) return null
  const { viewingId, ranges, positionMs } = kept
  return { trainingContentId, viewingId, ranges, positionMs }
}
