import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const root = fileURLToPath(new URL('..', import.meta.url))
const build = join(root, 'web/build')
const stampFile = join(build, 'stamp')

/** Builds the web when its sources have changed since the last build. Returns whether it did. */
export async function buildWhenStale(): Promise<boolean> {
  const stamp = sourceStamp()
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return false
  execFileSync(process.execPath, [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build'], {
    cwd: join(root, 'web'),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  await precompress(join(build, 'client/assets'))
  writeFileSync(stampFile, stamp)
  return true
}

/** A hash of everything that the web build depends on. */
function sourceStamp(): string {
  const patterns = [
    'web/app/**/*',
    'web/public/**/*',
    'web/*.ts',
    'client/src/**/*',
    'contract/src/**/*',
    'package-lock.json',
  ]
  const files = globSync(patterns, { cwd: root }).sort()
  const hash = createHash('sha256')
  for (const file of files) {
    if (statSync(join(root, file)).isFile()) hash.update(file).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

/** Writes a brotli and a gzip copy of each text asset, so that nothing is compressed while a client waits. */
async function precompress(folder: string) {
  const files = globSync('**/*.{js,css,svg,json}', { cwd: folder }).map((file) => join(folder, file))
  await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(file)
      await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes))
      await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
    }),
  )
}

if (import.meta.main) {
  console.log((await buildWhenStale()) ? 'web built' : 'web build is up to date')
}
