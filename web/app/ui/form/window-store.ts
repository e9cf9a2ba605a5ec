/** What was kept for this window under a key; null when there is nothing. */
export function readKept(key: string): unknown {
  return attempt(() => JSON.parse(sessionStorage.getItem(key) ?? 'null')) ?? null
}

/** Keeps something that is being filled in, until this window is closed. */
export function keep(key: string, value: object): void {
  attempt(() => sessionStorage.setItem(key, JSON.stringify(value)))
}

/** Forgets what was kept. */
export function forget(key: string): void {
  attempt(() => sessionStorage.removeItem(key))
}

/** Without storage (full, or forbidden), what is typed lives as long as the page. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    console.info('what is typed is not stored:', error instanceof Error ? error.message : error)
    return undefined
  }
}
