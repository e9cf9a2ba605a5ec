/** Replacements for `AbortSignal.any` and `AbortSignal.timeout`, which the oldest browsers lack (README, "Browsers"). */

/** A signal that aborts with the first of the given signals, for the same reason. */
export function anyOf(...signals: AbortSignal[]): AbortSignal {
  const either = new AbortController()
  const { signal } = either
  for (const one of signals) {
    if (one.aborted) either.abort(one.reason)
    else one.addEventListener('abort', () => either.abort(one.reason), { once: true, signal })
  }
  return signal
}

/** A signal that aborts with a `TimeoutError`, `ms` milliseconds after the last `restart`. */
export function timeLimit(ms: number): { signal: AbortSignal; restart: () => void } {
  const limit = new AbortController()
  const begin = () => setTimeout(() => limit.abort(new DOMException('The time is up.', 'TimeoutError')), ms)
  let timer = begin()
  const restart = () => {
    clearTimeout(timer)
    timer = begin()
  }
  return { signal: limit.signal, restart }
}
