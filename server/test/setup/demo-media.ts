import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { cp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const sources = ['demo/{src,pictures,film}/**/*', 'server/src/files/{pictures,videos,folders}.ts', 'package-lock.json']

/**
 * Lays the demo's pictures, encoded by an earlier run, into a media folder that is still to be made: encoding them takes a minute
 * of CPU, and a picture whose folder exists is not encoded again.
 */
export async function reuseDemoMedia(mediaDir: string): Promise<void> {
  if (existsSync(cache())) await cp(cache(), mediaDir, { recursive: true })
}

/** Keeps a media folder that holds the demo's pictures and nothing else, for later runs. */
export async function keepDemoMedia(mediaDir: string): Promise<void> {
  if (existsSync(cache())) return
  const draft = `${cache()}.${process.pid}`
  await cp(mediaDir, draft, { recursive: true })
  await rename(draft, cache()).catch(() => rm(draft, { recursive: true, force: true }))
}

/** Named by everything that the encoded pictures depend on. */
function cache(): string {
  const hash = createHash('sha256')
  for (const file of globSync(sources, { cwd: root }).sort()) {
    if (statSync(join(root, file)).isFile()) hash.update(file).update(readFileSync(join(root, file)))
  }
  return join(root, 'node_modules/.cache/demo-media', hash.digest('hex').slice(0, 16))
}
