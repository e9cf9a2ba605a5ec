import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** npm's cache with every package of the lock file: the machine installs from it without a network. */
export const packagesFolder = fileURLToPath(new URL('../../node_modules/.cache/install/packages', import.meta.url))

/** Fills the cache by an installation aside, once for each lock file. */
export async function fillPackages(root: string) {
  const lock = readFileSync(join(root, 'package-lock.json'))
  const stamp = createHash('sha256').update(lock).digest('hex')
  const stampFile = join(packagesFolder, 'filled')
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  const folder = mkdtempSync(join(tmpdir(), 'portal-packages-'))
  mkdirSync(packagesFolder, { recursive: true })
  const manifests = execFileSync('git', ['ls-files', '*package.json', 'package-lock.json'], {
    cwd: root,
    encoding: 'utf8',
  })
  for (const name of manifests.trim().split('\n')) cpSync(join(root, name), join(folder, name))
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--cache', packagesFolder]
  execFileSync('npm', ['ci', ...options], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  rmSync(folder, { recursive: true })
  writeFileSync(stampFile, stamp)
}
