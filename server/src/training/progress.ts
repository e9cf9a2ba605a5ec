import { minute } from '@portal/contract/durations'
import { maxSpeed } from '@portal/contract/training/parts'
import { type FilmRange, merged, without } from '@portal/contract/training/ranges'

/** Accounting of a caregiver's watching time: the time counted up to, and the unused credit. */
export interface Clock {
  countedAt: number
  creditMs: number
}

/** Longest gap between two posts that counts. After a longer gap the player is assumed to have been left alone. */
export const longestSilenceMs = 10 * minute
/** Maximum credit carried from one post to the next: parts watched offline may arrive in several posts at once. */
export const maxCarriedMs = longestSilenceMs * maxSpeed
/** Players report in steps, so that moments between the steps are missing. */
const missingAtMostMs = 1_500
const missingAtMostShare = 0.01
/** Maximum number of parts stored for one film; real viewers stay below it. */
const maxParts = 300

/**
 * The film time that a caregiver can have watched since the last post that counted (docs/decisions/0069-watching-is-bounded-by-time.md).
 * There is one clock per person, so that a second device or film adds nothing. A clock that goes back adds nothing.
 * @param viewingStartedAt when the film was opened on this device: earlier time was not spent watching it
 */
export function creditAt(clock: Clock | undefined, viewingStartedAt: number, now: number): number {
  const since = Math.max(clock?.countedAt ?? 0, viewingStartedAt)
  const elapsed = Math.min(longestSilenceMs, Math.max(0, now - since))
  return Math.min(maxCarriedMs, clock?.creditMs ?? 0) + Math.floor(elapsed * maxSpeed)
}

/**
 * Adds posted parts to the watched ones, in the order posted, until the credit is used up. Only new parts use credit, so
 * repeating a post changes nothing.
 */
export function watch(
  watched: readonly FilmRange[],
  posted: readonly FilmRange[],
  { creditMs, filmMs }: { creditMs: number; filmMs: number },
): { watched: FilmRange[]; usedMs: number } {
  let left = creditMs
  let all = merged(watched)
  for (const [from, to] of posted) {
    for (const [start, end] of without([[from, Math.min(to, filmMs)]], all)) {
      const taken = Math.min(end - start, left)
      left -= taken
      if (taken > 0) all = merged([...all, [start, start + taken]])
    }
  }
  return { watched: all.slice(0, maxParts), usedMs: creditMs - left }
}

/** Whether enough was watched for the film to count as completed. */
export function isComplete(watched: readonly FilmRange[], filmMs: number): boolean {
  return filmMs - watchedMs(watched) <= Math.max(missingAtMostMs, filmMs * missingAtMostShare)
}

/** Length of all parts, which must not overlap. */
export function watchedMs(watched: readonly FilmRange[]): number {
  return watched.reduce((sum, [from, to]) => sum + to - from, 0)
}

/** Ranges as stored: from, to, from, to. */
export function toBounds(ranges: readonly FilmRange[]): number[] {
  return ranges.flat()
}

/** The reverse of `toBounds`. */
export function fromBounds(bounds: readonly number[]): FilmRange[] {
  return Array.from({ length: bounds.length / 2 }, (_, i) => [bounds[2 * i] ?? 0, bounds[2 * i + 1] ?? 0])
}
