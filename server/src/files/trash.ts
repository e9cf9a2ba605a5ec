import { day } from '@portal/contract/durations'
import { type FileStore, isMissing } from './store.ts'
import { walk } from './walk.ts'

const keptFor = 30 * day
const shape = /^trash\/(\d{4}-\d{2}-\d{2})\/(private\/.+|media\/[^/]+\/.+)$/

/** An object in the trash: its key there, its original key, and the day when it was set aside. */
export interface TrashedObject {
  key: string
  original: string
  day: string
}

/**
 * Moves objects to `trash/<day>/`, from where they can be restored for 30 days. Skips objects that were moved or deleted meanwhile.
 * @returns the number of objects moved
 */
export async function moveToTrash(store: FileStore, keys: Iterable<string>, now: Date): Promise<number> {
  let moved = 0
  for (const key of keys) if (await moveObject(store, key, `${trashFolder(now)}/${key}`)) moved += 1
  return moved
}

/** The trash folder of a day. */
export function trashFolder(now: Date): string {
  return `trash/${now.toISOString().slice(0, 10)}`
}

/** Moves an object. @returns whether it existed */
export async function moveObject({ disk }: FileStore, from: string, to: string): Promise<boolean> {
  try {
    await disk.move(from, to)
    return true
  } catch (error) {
    if (!isMissing(error)) throw error
    return false
  }
}

/** Lists the trash, page by page. */
export async function* listTrash({ disk }: FileStore): AsyncGenerator<TrashedObject[]> {
  for await (const page of walk(disk, 'trash')) {
    yield page.flatMap(({ key }) => {
      const [, day, original] = shape.exec(key) ?? []
      return day && original ? { key, day, original } : []
    })
  }
}

/** Deletes objects for good that were set aside more than 30 days ago. @returns the number of objects */
export async function eraseOldTrash(store: FileStore, now: Date): Promise<number> {
  const oldest = trashFolder(new Date(now.getTime() - keptFor))
  const days = new Set<string>()
  let erased = 0
  for await (const page of listTrash(store)) {
    const old = page.filter(({ day }) => `trash/${day}` < oldest)
    for (const { day } of old) days.add(day)
    erased += old.length
  }
  for (const day of days) await store.disk.deleteAll(`trash/${day}/`)
  return erased
}
