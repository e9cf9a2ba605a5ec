import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { chownTo } from './account.ts'
import { EmbeddedDatabaseError } from './errors.ts'
import type { ClusterLocation } from './place.ts'

// The lowest limit on the length of a socket path among the platforms.
const longestPath = 103
const socketPrefix = 'homecare-portal-'

/**
 * The directory for a server's socket: its cluster, or, when that path is too long, a new temporary directory.
 * @throws EmbeddedDatabaseError when both are too long
 */
export async function chooseSocketDirectory(place: ClusterLocation, port: number): Promise<string> {
  if (fits(place.cluster, port)) return place.cluster
  const short = [tmpdir(), '/tmp'].find((base) => fits(join(base, `${socketPrefix}123456`), port))
  if (!short) {
    throw new EmbeddedDatabaseError(
      `The path ${place.home} is too long for a Unix socket, and so is that of the temporary directory.`,
    )
  }
  // A random directory that only this user can enter; other processes learn its path from postmaster.pid.
  const directory = await mkdtemp(join(short, socketPrefix))
  await chownTo(place.account, directory)
  return directory
}

/** Removes a temporary socket directory; the cluster itself stays. */
export async function removeSocketDirectory(place: ClusterLocation, directory: string): Promise<void> {
  const isOurs = directory !== place.cluster && basename(directory).startsWith(socketPrefix)
  if (isOurs) await rm(directory, { recursive: true, force: true })
}

/** Whether a server's socket is in this directory. */
export function hasSocket(directory: string, port: number): boolean {
  return existsSync(socketIn(directory, port))
}

function fits(directory: string, port: number): boolean {
  return Buffer.byteLength(socketIn(directory, port)) <= longestPath
}

function socketIn(directory: string, port: number): string {
  return join(directory, `.s.PGSQL.${port}`)
}
