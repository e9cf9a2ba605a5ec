import { minute } from '@portal/contract/durations'
import { maxSpeed } from '@portal/contract/training/parts'
import { type FilmRange, merged, without } from '@portal/contract/training/ranges'

/** How a caregiver's watching time is counted: up to when, and what is left from before. */
export interface Clock {
  countedAt: number
  creditMs: number
}

/** Longest time between two posts that counts. A line that is down for longer is taken for a player that nobody watches. */
export const longestSilenceMs = 10 * minute
/** Most credit carried from one post to the next: parts watched while the line was down may come in several posts at once. */
export const maxCarriedMs = longestSilenceMs * maxSpeed
/** Players report in steps, so that moments between them are missing. */
const missingAtMostMs = 1_500
const missingAtMostShare = 0.01
/** Parts kept for one film; nobody who watches has more. */
const maxParts = 300

/**
 * The film time that a caregiver can have watched since the last post that counted (docs/decisions/0069-watching-is-bounded-by-time.md).
 * The clock is one for each person, so that a second device or film adds nothing. A clock that goes back gives nothing.
 * @param viewingStartedAt when the film was opened on this device: earlier time was not spent watching it
 */
export function creditAt(clock: Clock | undefined, viewingStartedAt: number, now: number): number {
  const since = Math.max(clock?.countedAt ?? 0, viewingStartedAt)
  const elapsed = Math.min(longestSilenceMs, Math.max(0, now - since))
  return Math.min(maxCarriedMs, clock?.creditMs ?? 0) + Math.floor(elapsed * maxSpeed)
}

/**
 * Adds posted parts to the watched ones, in the order posted, until the credit is used up. Only what is new uses credit, so
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

/** Whether so much was watched that the film counts as completed. */
export function isComplete(watched: readonly FilmRange[], filmMs: number): boolean {
  return filmMs - watchedMs(watched) <= Math.max(missingAtMostMs, filmMs * missingAtMostShare)
}

/** Length of all parts, which must not overlap. */
export function watchedMs(watched: readonly FilmRange[]): number {
  return watched.reduce((sum, [from, to]) => sum + to - from, 0)
}

/** Ranges as the database keeps them: from, to, from, to. */
export function toBounds(ranges: readonly FilmRange[]): number[] {
  return ranges.flat()
}

/** The reverse of `toBounds`. */
export function fromBounds(bounds: readonly number[]): FilmRange[] {
  return Array.from({ length: bounds.length / 2 }, (_, i) => [bounds[2 * i] ?? 0, bounds[2 * i + 1] ?? 0])
}
