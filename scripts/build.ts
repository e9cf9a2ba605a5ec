import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { copyFonts } from './shared/fonts.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

interface WebApp {
  name: string
  /** Arguments of Node for the build, in the app's folder. */
  command: readonly string[]
  /** Folder of the built scripts and styles. */
  assets: string
}

const apps: readonly WebApp[] = [
  { name: 'web', command: ['@react-router/dev/bin.cjs', 'build'], assets: 'build/client/assets' },
  { name: 'console', command: ['vite/bin/vite.js', 'build', '--logLevel', 'error'], assets: 'build/assets' },
]

/**
 * Builds the web and the console, each when its sources have changed since its last build, and copies fonts that are missing.
 * @param options.compress whether text assets get compressed copies, which takes as long as the build; without, they are sent as they are
 * @returns the names of those built
 */
export async function buildWhenStale({ compress = true } = {}): Promise<string[]> {
  const built: string[] = []
  for (const app of apps) if (await buildApp(app, compress)) built.push(app.name)
  if (await copyFonts()) built.push('fonts')
  return built
}

async function buildApp(
  { name, command: [script = '', ...rest], assets }: WebApp,
  compress: boolean,
): Promise<boolean> {
  const folder = join(root, name)
  const stamp = sourceStamp(name)
  const built = await unlessStamped(join(folder, 'build/stamp'), stamp, () => {
    rmSync(join(folder, 'build/compressed'), { force: true })
    execFileSync(process.execPath, [join(root, 'node_modules', script), ...rest], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    })
  })
  // A stamp of its own: what tests built without copies gets them before anybody starts it.
  const compressed =
    compress && (await unlessStamped(join(folder, 'build/compressed'), stamp, () => precompress(join(folder, assets))))
  return built || compressed
}

/** Does some work unless the file holds this stamp, and writes the stamp after it. Returns whether it did the work. */
async function unlessStamped(file: string, stamp: string, work: () => void | Promise<void>): Promise<boolean> {
  if (existsSync(file) && readFileSync(file, 'utf8') === stamp) return false
  await work()
  writeFileSync(file, stamp)
  return true
}

/** A hash of everything that an app's build depends on. */
function sourceStamp(name: string): string {
  const own = ['app/**/*', 'public/**/*', '*.ts', 'index.html'].map((pattern) => `${name}/${pattern}`)
  const patterns = [...own, 'client/src/**/*', 'contract/src/**/*', 'package-lock.json', 'patches/*']
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
  const built = await buildWhenStale({ compress: !process.argv.includes('--uncompressed') })
  console.log(built.length > 0 ? `built: ${built.join(', ')}` : 'everything is built already')
}
