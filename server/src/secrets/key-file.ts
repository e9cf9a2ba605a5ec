import { randomBytes } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The key of a portal that keeps its data in its own directory: created at the first start, readable by its user only. Restoring a
 * copy of the data requires this file. Processes that start at the same time agree on one key.
 */
export async function keyFromFile(dataDir: string): Promise<{ id: string; secret: Buffer }> {
  const file = join(dataDir, 'encryption.key')
  const draft = `${file}.${process.pid}`
  await writeFile(draft, randomBytes(32).toString('base64'), { mode: 0o600 })
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(draft)
  return { id: 'file', secret: Buffer.from(await readFile(file, 'utf8'), 'base64') }
}
