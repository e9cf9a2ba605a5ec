import { type FileStore, isMissing } from './store.ts'
import { walk } from './walk.ts'

const keptFor = 30 * 24 * 3_600_000
const shape = /^trash\/(\d{4}-\d{2}-\d{2})\/(private\/.+|media\/[^/]+\/.+)$/

/** An object that was set aside: where it lies, where it was, and since which day. */
export interface Aside {
  key: string
  original: string
  day: string
}

/**
 * Moves objects to `trash/<day>/`, where they stay for 30 days and can come back. Objects that somebody else has moved or deleted
 * meanwhile are passed over.
 * @returns how many were moved
 */
export async function setAside(store: FileStore, keys: Iterable<string>, now: Date): Promise<number> {
  let moved = 0
  for (const key of keys) if (await moveObject(store, key, `${trashFolder(now)}/${key}`)) moved += 1
  return moved
}

/** The folder of what is set aside on a day. */
export function trashFolder(now: Date): string {
  return `trash/${now.toISOString().slice(0, 10)}`
}

/** Moves an object. @returns whether it was there */
export async function moveObject({ disk }: FileStore, from: string, to: string): Promise<boolean> {
  try {
    await disk.move(from, to)
    return true
  } catch (error) {
    if (!isMissing(error)) throw error
    return false
  }
}

/** What has been set aside, by the page. */
export async function* listAside({ disk }: FileStore): AsyncGenerator<Aside[]> {
  for await (const page of walk(disk, 'trash')) {
    yield page.flatMap(({ key }) => {
      const [, day, original] = shape.exec(key) ?? []
      return day && original ? { key, day, original } : []
    })
  }
}

/** Deletes for good what was set aside more than 30 days ago. @returns how many objects that were */
export async function eraseOld(store: FileStore, now: Date): Promise<number> {
  const oldest = trashFolder(new Date(now.getTime() - keptFor))
  const days = new Set<string>()
  let erased = 0
  for await (const page of listAside(store)) {
    const old = page.filter(({ day }) => `trash/${day}` < oldest)
    for (const { day } of old) days.add(day)
    erased += old.length
  }
  for (const day of days) await store.disk.deleteAll(`trash/${day}/`)
  return erased
}
