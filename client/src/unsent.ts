/** What a person has typed and the network has not taken yet, kept in this browser (docs/decisions/0099). */
const prefix = 'unsent'

/** Keeps input of a person in this browser until the server has it. The owner's logout removes it. Without storage it does nothing. */
export function keepUnsent(owner: string, name: string, content: object): void {
  attempt(() => localStorage.setItem(keyOf(owner, name), JSON.stringify(content)))
}

/** The input that `keepUnsent` kept; null when there is none. The caller validates its shape. */
export function readUnsent(owner: string, name: string): unknown {
  return attempt(() => JSON.parse(localStorage.getItem(keyOf(owner, name)) ?? 'null')) ?? null
}

/** Removes what `keepUnsent` kept under this name. */
export function dropUnsent(owner: string, name: string): void {
  attempt(() => localStorage.removeItem(keyOf(owner, name)))
}

/** Removes everything that waits for this person. */
export function dropAllUnsent(owner: string): void {
  attempt(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith(keyOf(owner, ''))) localStorage.removeItem(key)
  })
}

function keyOf(owner: string, name: string) {
  return `${prefix}:${owner}:${name}`
}

/** Storage may be full or forbidden, and what it holds may be damaged. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    console.info('nothing is kept on this device:', error instanceof Error ? error.message : error)
    return undefined
  }
}
