import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { cp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const sources = [
  'demo/{src,pictures,film}/**/*',
  'contract/src/picture.ts',
  'server/src/files/{pictures,videos,folders}.ts',
  'package-lock.json',
]

/**
 * Copies the demo's pictures, encoded by an earlier run, into a media folder that does not exist yet: encoding takes a minute
 * of CPU, and existing pictures are not encoded again.
 */
export async function reuseDemoMedia(mediaDir: string): Promise<void> {
  if (existsSync(cache())) await cp(cache(), mediaDir, { recursive: true })
}

/** Whether an earlier run has encoded the demo's pictures. */
export function hasDemoMedia(): boolean {
  return existsSync(cache())
}

/** Stores a media folder that contains only the demo's pictures, for later runs. */
export async function keepDemoMedia(mediaDir: string): Promise<void> {
  if (existsSync(cache())) return
  const draft = `${cache()}.${process.pid}`
  await cp(mediaDir, draft, { recursive: true })
  await rename(draft, cache()).catch(() => rm(draft, { recursive: true, force: true }))
}

/** The cache folder, named by a hash of everything that the encoded pictures depend on. */
function cache(): string {
  const hash = createHash('sha256')
  for (const file of globSync(sources, { cwd: root }).sort()) {
    if (statSync(join(root, file)).isFile()) hash.update(file).update(readFileSync(join(root, file)))
  }
  return join(root, 'node_modules/.cache/demo-media', hash.digest('hex').slice(0, 16))
}
