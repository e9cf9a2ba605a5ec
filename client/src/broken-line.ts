import { ApiError } from './api-error.ts'

/** Delays before retries of an upload, in ms; the last one repeats. */
const pauses = [5_000, 10_000, 20_000, 40_000, 60_000] as const

/** Why an upload waits for a retry: `broken` without a response, `still` when it stalled, `busy` when the server is overloaded. */
export type Pause = 'broken' | 'still' | 'busy'

const passingCodes: Record<string, Pause> = {
  network: 'broken',
  timeout: 'still',
  too_slow: 'still',
  unavailable: 'busy',
}
const passingStatuses: Record<number, Pause> = { 408: 'still', 502: 'busy', 503: 'busy', 504: 'busy' }

/** The pause after a temporary failure, which is retried; undefined otherwise. A gateway in front of the portal answers without a code. */
export function pauseAfter(error: unknown): Pause | undefined {
  if (!(error instanceof ApiError)) return undefined
  return passingCodes[error.code] ?? passingStatuses[error.status ?? 0]
}

/** The time of the next retry after this many failures, in ms of `Date.now()`. */
export function nextTry(failures: number): number {
  return Date.now() + (pauses[failures - 1] ?? pauses[pauses.length - 1] ?? 0)
}
