import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { access, chmod, constants, cp, mkdir, realpath, rename, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import {
  type Account,
  isRoot,
  makeSystemAccount,
  namespaceAccount,
  ownAccount,
  reaches,
  systemAccount,
} from './account.ts'
import { type Binaries, binariesIn, findBinaries } from './binaries.ts'
import { EmbeddedDatabaseError, hasCode, reason } from './errors.ts'

export interface Log {
  info(details: object, message: string): void
  warn(details: object, message: string): void
}

/** The location of a server, and the account that runs it. */
export interface ClusterLocation {
  /** Directory of the cluster, its password, its log and the locks. */
  home: string
  cluster: string
  binaries: Binaries
  account: Account
}

const systemHome = '/var/lib/homecare-portal'

/**
 * Decides where the server of a data directory is kept and who runs it. Root runs it in a user namespace; on a machine that forbids
 * these, as the system user `postgres`. If that user cannot reach the data directory or the programs, both go to `base`.
 * @throws EmbeddedDatabaseError when none of this is possible
 */
export async function choosePlace(
  dataDir: string,
  log: Log,
  { binaries, base = systemHome }: { binaries?: Binaries; base?: string } = {},
): Promise<ClusterLocation> {
  const home = await writableDirectory(dataDir)
  const found = binaries ?? (await findBinaries())
  return isRoot() ? placeForRoot(home, found, log, base) : placeIn(home, found, ownAccount)
}

/** Whether a data directory has a database already, wherever it is kept. */
export function hasCluster(dataDir: string, base = systemHome): boolean {
  const home = resolve(dataDir)
  return [home, remoteHome(home, base)].some((place) => existsSync(join(place, 'postgres')))
}

async function placeForRoot(home: string, binaries: Binaries, log: Log, base: string): Promise<ClusterLocation> {
  const owner = await ownerOf(join(home, 'postgres'))
  const remote = remoteHome(home, base)
  const isRemote = (await ownerOf(join(remote, 'postgres'))) !== undefined
  // Existing data keeps its location and owner, even when the machine would now allow another way.
  if (!isRemote && (owner === undefined || owner === 0)) {
    const account = await namespaceAccount(home, binaries)
    if (account) return placeIn(home, binaries, account)
  }
  const account = await systemUser(home, owner)
  const isNear = !isRemote && (owner !== undefined || (await reaches(account, 'test -x', home, binaries)))
  log.warn(
    { home: isNear ? home : remote },
    'root cannot run the database in a user namespace: the system user "postgres" runs it, and it is kept in `home`',
  )
  return isNear ? placeIn(home, binaries, account) : remotePlace(remote, binaries, account, base)
}

async function systemUser(home: string, owner: number | undefined): Promise<Account> {
  if (owner === 0) {
    throw new EmbeddedDatabaseError(
      `The database in ${home}/postgres was made when root could use user namespaces, and now root cannot. ` +
        'Allow them again, or give that directory to an ordinary user and start the portal as that user.',
    )
  }
  const account = (await systemAccount()) ?? (await makeSystemAccount())
  if (account) return account
  throw new EmbeddedDatabaseError(
    'PostgreSQL does not run as root, and this machine forbids user namespaces and has no user "postgres". ' +
      'Start the portal as an ordinary user, make the user with "useradd --system postgres", or set DATABASE_URL.',
  )
}

async function placeIn(home: string, binaries: Binaries, account: Account): Promise<ClusterLocation> {
  const cluster = join(home, 'postgres')
  const owner = await ownerOf(cluster)
  if (owner !== undefined && owner !== (account.user?.uid ?? process.getuid?.())) {
    throw new EmbeddedDatabaseError(
      `The database in ${cluster} belongs to user number ${owner}: start the portal as that user.`,
    )
  }
  return { home, cluster, binaries, account }
}

async function remotePlace(home: string, binaries: Binaries, account: Account, base: string): Promise<ClusterLocation> {
  await mkdir(home, { recursive: true })
  await chmod(base, 0o755)
  await chmod(home, 0o711)
  return { home, cluster: join(home, 'postgres'), binaries: await copyBinaries(binaries, base), account }
}

async function writableDirectory(dataDir: string): Promise<string> {
  try {
    // Another user may have to pass through root's directory, without listing it.
    await mkdir(dataDir, { recursive: true, mode: isRoot() ? 0o711 : 0o700 })
    await access(dataDir, constants.W_OK | constants.X_OK)
    return await realpath(dataDir)
  } catch (error) {
    throw new EmbeddedDatabaseError(`The data directory ${dataDir} ${plainWords(error)}.`)
  }
}

function plainWords(error: unknown): string {
  if (hasCode(error, 'EEXIST', 'ENOTDIR')) return 'is not a directory, or lies under something that is not one'
  if (hasCode(error, 'EACCES', 'EPERM', 'EROFS')) return 'is not writable for this user'
  return `cannot be used: ${reason(error)}`
}

function remoteHome(dataDir: string, base: string): string {
  return join(base, createHash('sha256').update(dataDir).digest('hex').slice(0, 16))
}

async function copyBinaries(binaries: Binaries, base: string): Promise<Binaries> {
  const root = join(base, `postgresql-${binaries.version}`)
  if ((await ownerOf(root)) === undefined) {
    const unfinished = `${root}.${randomUUID()}`
    await cp(binaries.root, unfinished, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !path.endsWith('.a'),
    })
    await rename(unfinished, root).catch(async (error: unknown) => {
      await rm(unfinished, { recursive: true, force: true })
      if (!hasCode(error, 'ENOTEMPTY', 'EEXIST')) throw error
    })
  }
  return binariesIn(root, binaries.version)
}

async function ownerOf(path: string): Promise<number | undefined> {
  return (await stat(path).catch(() => undefined))?.uid
}
