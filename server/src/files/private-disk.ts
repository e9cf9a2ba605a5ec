import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { FSDriver } from 'flydrive/drivers/fs'
import { unfinishedEnd } from './folders.ts'

/**
 * flydrive's disk driver with private, atomic writes: only the portal's user can read the files, they survive a power cut after
 * `put`, and an overwritten file is never half old, half new.
 */
export class PrivateDisk extends FSDriver {
  readonly #root: string

  constructor(root: string) {
    super({ location: root, visibility: 'private' })
    this.#root = root
  }

  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    const file = join(this.#root, key)
    const draft = `${file}.${randomUUID()}${unfinishedEnd}`
    await mkdir(dirname(file), { recursive: true, mode: 0o700 })
    try {
      await write(draft, contents)
      await rename(draft, file)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
    await sync(dirname(file))
  }

  /** Moves by renaming. flydrive copies and then deletes, so that a crash would leave the file in both places. */
  override async move(source: string, destination: string): Promise<void> {
    const file = join(this.#root, destination)
    await mkdir(dirname(file), { recursive: true, mode: 0o700 })
    await rename(join(this.#root, source), file)
    await sync(dirname(file))
  }
}

async function write(file: string, contents: string | Uint8Array) {
  const handle = await open(file, 'wx', 0o600)
  try {
    await handle.writeFile(contents)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function sync(folder: string) {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}
