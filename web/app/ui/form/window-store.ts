/** The owner of what is typed without a login, such as a registration. */
export const visitor = 'visitor'

interface Kept {
  owner: string
  value: unknown
}

/** What its owner left in this window under a key; null when there is nothing. What another person left is dropped. */
export function readKept(key: string, owner: string): unknown {
  const kept = attempt(() => JSON.parse(sessionStorage.getItem(key) ?? 'null')) as Kept | null | undefined
  if (!kept) return null
  if (owner && kept.owner === owner) return kept.value ?? null
  forget(key)
  return null
}

/** Keeps something that is being filled in, until this window is closed; nothing when nobody knows whose it is. */
export function keep(key: string, owner: string, value: object): void {
  if (owner) attempt(() => sessionStorage.setItem(key, JSON.stringify({ owner, value } satisfies Kept)))
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
