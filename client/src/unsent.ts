import { deviceStore } from './storage.ts'

/** What a person has typed and the network has not taken yet, kept in this browser (docs/decisions/0099). */
const prefix = 'unsent'

/** Keeps input of a person in this browser until the server has it. The owner's logout removes it. */
export function keepUnsent(owner: string, name: string, content: object): void {
  deviceStore.write(keyOf(owner, name), JSON.stringify(content))
}

/** The input that `keepUnsent` kept; null when there is none. The caller validates its shape. */
export function readUnsent(owner: string, name: string): unknown {
  return deviceStore.readJson(keyOf(owner, name))
}

/** Removes what `keepUnsent` kept under this name. */
export function dropUnsent(owner: string, name: string): void {
  deviceStore.remove(keyOf(owner, name))
}

/** Removes everything that waits for this person. */
export function dropAllUnsent(owner: string): void {
  for (const key of deviceStore.keys(keyOf(owner, ''))) deviceStore.remove(key)
}

function keyOf(owner: string, name: string) {
  return `${prefix}:${owner}:${name}`
}
