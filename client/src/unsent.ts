import { Listeners } from './listeners.ts'
import { deviceStore, unsentPrefix } from './storage.ts'

/**
 * Input that the server does not have yet, kept in this browser's storage while the network is away (docs/decisions/0099, 0159). Each entry has
 * a storage key of its own, so that tabs do not overwrite each other's, and belongs to a person, whose logout deletes it.
 */

const listeners = new Listeners({ inStorage: true })

/** Keeps a person's input until the server has it. */
export function keepUnsent(owner: string, name: string, content: object): void {
  deviceStore.write(keyOf(owner, name), JSON.stringify(content))
  listeners.tell()
}

/** The input that `keepUnsent` stored; null when there is none. The caller validates its shape. */
export function readUnsent(owner: string, name: string): unknown {
  return deviceStore.readJson(keyOf(owner, name))
}

/** Removes the input that `keepUnsent` stored under this name. */
export function dropUnsent(owner: string, name: string): void {
  deviceStore.remove(keyOf(owner, name))
  listeners.tell()
}

/** Whether a person has unsent input in this browser. */
export function hasUnsent(owner: string): boolean {
  return deviceStore.keys(keyOf(owner)).length > 0
}

/** All users' entries whose names begin with a prefix, as JSON; damaged ones are `null`. */
export function unsentTexts(prefix: string): string[] {
  const isNamed = (key: string) => key.slice(key.indexOf(':', unsentPrefix.length) + 1).startsWith(prefix)
  const keys = deviceStore.keys(unsentPrefix).filter(isNamed)
  return keys.map((key) => JSON.stringify(deviceStore.readJson(key)))
}

/** Removes all unsent input of a person. */
export function dropAllUnsent(owner: string): void {
  deviceStore.clear(keyOf(owner))
  listeners.tell()
}

/** Calls the listener when an entry is stored or removed, in any tab. Returns the unsubscribe function. */
export const onUnsent = listeners.add

function keyOf(owner: string, name = '') {
  return `${unsentPrefix}${owner}:${name}`
}
