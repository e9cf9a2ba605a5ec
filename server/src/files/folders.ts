import { randomUUID } from 'node:crypto'
import { copyFile, link, mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Suffix of folders and files while they are being written. */
export const unfinishedEnd = '.unfinished'

/** Creates a folder atomically: it is complete or absent, even when the process dies or another creates the same one. */
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

/** Adds a file to a complete folder atomically. A draft left behind by a process that died lies beside the folder, where it is swept. */
export async function writeAtomically(file: string, write: (draft: string) => Promise<unknown>): Promise<void> {
  const draft = `${dirname(file)}.${randomUUID()}${unfinishedEnd}`
  try {
    await write(draft)
    await rename(draft, file)
  } finally {
    await rm(draft, { force: true })
  }
}

/** Gives a file that never changes a second name, or copies it where the file system has no links. @throws Error when there is no such file */
export async function linkFile(from: string, to: string): Promise<void> {
  await link(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw error
    return copyFile(from, to)
  })
}

/** Whether a file or folder exists. */
export async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
