import { existsSync, readFileSync, readlinkSync, realpathSync, renameSync, symlinkSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Refused } from './refused.ts'

/** The folder of the release that this command belongs to. */
export const release = realpathSync(fileURLToPath(new URL('../..', import.meta.url)))

const home = '/opt/homecare-portal'
const current = join(home, 'current')

/** @throws Refused when this release is not where the unit looks for releases, or not complete */
export function requireCompleteRelease() {
  if (dirname(release) !== join(home, 'releases'))
    throw new Refused(
      `Put the project into ${home}/releases/<version> and call its bin/homecare there; this one is in ${release}.`,
    )
  for (const app of ['web', 'console'])
    if (!existsSync(join(release, app, 'build/stamp')))
      throw new Refused(`This release is not built: run "npm ci && npm run build" in ${release} first.`)
}

/** The release that runs; undefined before the first `homecare setup`. */
export function currentRelease(): string | undefined {
  return existsSync(current) ? realpathSync(current) : undefined
}

/** Makes a release the current one, in one step. Processes that run keep theirs until they are restarted. */
export function makeCurrent(folder: string) {
  const draft = `${current}.${process.pid}`
  symlinkSync(join('releases', basename(folder)), draft)
  renameSync(draft, current)
}

export const isCurrent = () => existsSync(current) && join(home, readlinkSync(current)) === release

/** A file of `deploy/` in a release. */
export const shipped = (name: string, folder = release) => readFileSync(join(folder, 'deploy', name), 'utf8')
