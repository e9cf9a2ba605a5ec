import { createHash, randomUUID } from 'node:crypto'
import { cp, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { day } from '@portal/contract/durations'

/** How long the files of a release are served after the next one has started, in ms. */
const servedFor = 30 * day

/**
 * Keeps this release's files beside those of earlier releases, for tabs opened before an upgrade: they load further chunks
 * by names with a hash of the old content.
 * @param built the folder with this release's files
 * @param kept the folder with one folder per release
 * @returns the folders to serve, this release's first
 */
export async function keepRelease(built: string, kept: string, now = new Date()): Promise<string[]> {
  await mkdir(kept, { recursive: true })
  const own = join(kept, await idOf(built))
  await keep(built, own)
  await utimes(own, now, now)
  const served: string[] = []
  // The remains of a process that ended while copying count as a release until their time is over.
  let next = now
  for (const { path, startedAt } of await newestFirst(kept)) {
    if (now.getTime() - next.getTime() > servedFor) await rm(path, { recursive: true, force: true })
    else if (path !== own) served.push(path)
    next = startedAt
  }
  return [built, ...served]
}

/** File names contain a hash of the content. */
async function idOf(built: string): Promise<string> {
  const names = (await readdir(built)).sort()
  return createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16)
}

async function keep(built: string, own: string) {
  if (await stat(own).catch(() => null)) return
  const copy = `${own}.${randomUUID()}`
  await cp(built, copy, { recursive: true })
  // Another process may have been faster.
  await rename(copy, own).catch(() => rm(copy, { recursive: true, force: true }))
}

/** The time stamp of a release's folder is the last start of a process with that release. */
async function newestFirst(kept: string) {
  const paths = (await readdir(kept)).map((name) => join(kept, name))
  const found = await Promise.all(paths.map(async (path) => ({ path, startedAt: (await stat(path)).mtime })))
  return found.sort((a, b) => b.startedAt.getTime() - a.startedAt.getTime())
}
