import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, stat } from 'node:fs/promises'

/** How the names of folders and files end while they are being written. */
export const unfinishedEnd = '.unfinished'

/** Makes a folder that is either whole or not there, also when the process dies or another makes the same one. */
export async function whole(folder: string, fill: (unfinished: string) => Promise<void>): Promise<void> {
  const unfinished = `${folder}.${randomUUID()}${unfinishedEnd}`
  await mkdir(unfinished, { recursive: true })
  try {
    await fill(unfinished)
    await rename(unfinished, folder)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    if (!(await exists(folder))) throw error
  }
}

/** Tells whether a file or folder is there. */
export async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
