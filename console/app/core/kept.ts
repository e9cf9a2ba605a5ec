import { Listeners } from '@portal/client/listeners'
import { deviceStore } from '@portal/client/storage'

/**
 * What this browser keeps until it can be sent: one entry of the local storage each, so that tabs do not overwrite each other's.
 * Each belongs to the member of staff who made it and stays for them when somebody else takes over the device.
 */

/** Whose entry it is. */
export interface Maker {
  email: string
  firstName: string
}

export interface Kept {
  by: Maker
}

const prefix = 'staffKept:'
const listeners = new Listeners({ inStorage: true })

/** Keeps an entry of a kind under an id. */
export function keep<Entry extends Kept>(kind: string, id: string, entry: Entry): void {
  deviceStore.write(`${prefix}${kind}:${id}`, JSON.stringify(entry))
  listeners.tell()
}

/** Forgets an entry that was sent. */
export function drop(kind: string, id: string): void {
  deviceStore.remove(`${prefix}${kind}:${id}`)
  listeners.tell()
}

/** The texts of the kept entries of a kind, or of every kind. */
export function keptEntries(kind = ''): string[] {
  return keysOf(kind).map((key) => deviceStore.read(key) ?? '')
}

/** Whether entries of a member wait to be sent. */
export function hasKept(email: string): boolean {
  return keysOf('').some((key) => isOf(key, email))
}

/** Forgets the entries of a member. */
export function dropOf(email: string): void {
  for (const key of keysOf('')) if (isOf(key, email)) deviceStore.remove(key)
  listeners.tell()
}

/** Calls the listener when something is kept or dropped, in any tab. Returns the unsubscribe function. */
export const onKept = listeners.add

function keysOf(kind: string): string[] {
  const start = kind ? `${prefix}${kind}:` : prefix
  return deviceStore.keys(start)
}

function isOf(key: string, email: string): boolean {
  const { by } = (deviceStore.readJson(key) ?? {}) as Partial<Kept>
  return by?.email === email
}
